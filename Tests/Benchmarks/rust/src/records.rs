//! The shape of `records.endpoints.json`.

use serde::{Deserialize, Serialize};

#[derive(Deserialize, Serialize)]
pub struct Record {
    pub id: i64,
    pub name: String,
    pub full_name: String,
    pub private: bool,
    pub owner: Owner,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    pub html_url: String,
    pub stargazers_count: i64,
    pub score: f64,
    pub topics: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
    pub default_branch: String,
}

#[derive(Deserialize, Serialize)]
pub struct Owner {
    pub login: String,
    pub id: i64,
    pub avatar_url: String,
    pub site_admin: bool,
}
