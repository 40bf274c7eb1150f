//! The shape of `canada.endpoints.json`.

use serde::{Deserialize, Serialize};

#[derive(Deserialize, Serialize)]
pub struct FeatureCollection {
    pub r#type: String,
    pub features: Vec<Feature>,
}

#[derive(Deserialize, Serialize)]
pub struct Feature {
    pub r#type: String,
    pub properties: Properties,
    pub geometry: Geometry,
}

#[derive(Deserialize, Serialize)]
pub struct Properties {
    pub name: String,
}

#[derive(Deserialize, Serialize)]
pub struct Geometry {
    pub r#type: String,
    pub coordinates: Vec<Vec<Vec<f64>>>,
}
