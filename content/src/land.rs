//! The outlines of the land, for maps.

use crate::fault::Faults;

/// A closed line of longitudes and latitudes in degrees.
pub type Ring = Vec<(f64, f64)>;

/// Reads outlines, one ring a line; lines that begin with `#` say where they are from.
pub(crate) fn parse(text: &str, faults: &mut Faults<'_>) -> Vec<Ring> {
    let mut byte = 0;
    let mut rings = Vec::new();
    for line in text.lines() {
        if !line.starts_with('#') {
            let points: Option<Ring> = line.split(' ').map(point).collect();
            match points.filter(|points| points.len() >= 4 && points.first() == points.last()) {
                Some(points) => rings.push(points),
                None => faults.at(byte, "a ring is four points or more, longitude,latitude in degrees, the last the same as the first"),
            }
        }
        byte += line.len() + 1;
    }
    rings
}

fn point(text: &str) -> Option<(f64, f64)> {
    let (longitude, latitude) = text.split_once(',')?;
    let (longitude, latitude): (f64, f64) = (longitude.parse().ok()?, latitude.parse().ok()?);
    ((-180.0..=180.0).contains(&longitude) && (-90.0..=90.0).contains(&latitude)).then_some((longitude, latitude))
}
