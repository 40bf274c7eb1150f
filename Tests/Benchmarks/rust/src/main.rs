//! Reads a document with serde_json into owned structs of the shapes that the specs have.
//!
//! `counterpart KIND DOCUMENT FILE [ROUNDS]` prints the median of the seconds that a run takes, in
//! processor time; what a run gives is released after the clock has stopped.

mod canada;
mod clock;
mod records;

use serde::de::DeserializeOwned;
use serde::Serialize;

fn decode<T: DeserializeOwned>(text: &[u8]) -> f64 {
    let start = clock::now();
    let value: T = serde_json::from_slice(text).expect("the document has another shape");
    let end = clock::now();
    drop(std::hint::black_box(value));
    end - start
}

fn encode<T: Serialize>(value: &T) -> f64 {
    let start = clock::now();
    let text = serde_json::to_vec(value).expect("the value is no JSON");
    let end = clock::now();
    drop(std::hint::black_box(text));
    end - start
}

fn measure<T: DeserializeOwned + Serialize>(kind: &str, text: &[u8], rounds: usize) -> Vec<f64> {
    if kind == "encode" {
        let value: T = serde_json::from_slice(text).expect("the document has another shape");
        encode(&value);
        (0..rounds).map(|_| encode(&value)).collect()
    } else {
        decode::<T>(text);
        (0..rounds).map(|_| decode::<T>(text)).collect()
    }
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [kind, document, file, rest @ ..] = arguments.as_slice() else {
        eprintln!("counterpart KIND DOCUMENT FILE [ROUNDS]");
        std::process::exit(2);
    };
    let rounds = rest.first().and_then(|text| text.parse().ok()).unwrap_or(15);
    let text = std::fs::read(file).expect("the file cannot be read");
    let mut seconds = match document.as_str() {
        "records" => measure::<Vec<records::Record>>(kind, &text, rounds),
        "canada" => measure::<canada::FeatureCollection>(kind, &text, rounds),
        _ => panic!("no such document"),
    };
    seconds.sort_by(f64::total_cmp);
    println!("{}", seconds[seconds.len() / 2]);
}
