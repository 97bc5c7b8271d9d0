//! Where and when: the games on a map, in a list, and their attestations in order of time.

use std::f64::consts::TAU;
use std::fmt::Write as _;

use axum::extract::Request;
use axum::response::Response;
use bonduc_content::{Attestation, GameRecord, Language, Place, Ui};
use leptos::prelude::*;

use super::trouble;
use crate::server::{Head, Wanted, page, site};

/// Width of the map in its own units.
const WIDTH: f64 = 1000.0;
/// What is shown lies between these latitudes.
const NORTH: f64 = 78.0;
const SOUTH: f64 = -56.0;
/// How far the number of a place stands from its point.
const CALLOUT: f64 = 72.0;

pub(crate) async fn atlas(wanted: Wanted<String>, request: Request) -> Response {
    let Some(language) = wanted.language else { return trouble::not_found(request).await };
    let ui = site().ui(language);
    page(Head::new(language, ui.text("map-title"), ui.text("map-summary"), "/map"), move || draw(language)).await
}

fn draw(language: Language) -> AnyView {
    let ui = site().ui(language);
    let games = site().archive.games();
    let item = |record: &GameRecord| {
        let place = &record.place;
        let note = place.note.as_ref().map(|note| view! { <p class="small">{note.get(language).to_owned()}</p> });
        let coordinates = ui.format(
            "map-coordinates",
            &[
                ("latitude", degrees(ui, place.latitude, ["map-north", "map-south"]).into()),
                ("longitude", degrees(ui, place.longitude, ["map-east", "map-west"]).into()),
                ("km", place.uncertainty_km.into()),
            ],
        );
        view! {
            <li id=record.slug.clone()>
                <p>
                    <b><a href=format!("/{language}/games/{}", record.slug)>{record.title.clone()}</a></b> ": " {place.name.get(language).to_owned()} ". "
                    <span class="small">{coordinates}</span>
                </p>
                {note}
            </li>
        }
    };
    let mut seen: Vec<_> = games.iter().flat_map(|record| record.attestations.iter().map(move |seen| (record, seen))).collect();
    seen.sort_by_key(|(_, seen)| seen.year);
    let attested = |(record, seen): (&GameRecord, &Attestation)| {
        let source = record.source(&seen.source).map(|source| source.author.clone());
        view! {
            <li>
                <b class="year">{seen.year.to_string()}</b> " "
                <span><a href=format!("/{language}/games/{}", record.slug)>{record.title.clone()}</a> ": " {seen.what.get(language).to_owned()} " "
                <a class="cite" href=format!("/{language}/games/{}#source-{}", record.slug, seen.source)>{source}</a></span>
            </li>
        }
    };
    view! {
        <div class="atlas">
            <h1>{ui.text("map-title")}</h1>
            <p class="lead">{ui.text("map-summary")}</p>
            <figure class="map">{map(language, games)}<figcaption class="small">{ui.text("map-caption")}</figcaption></figure>
            <h2 id="places">{ui.text("map-places")}</h2>
            <ol class="places">{games.iter().map(item).collect::<Vec<_>>()}</ol>
            <h2 id="timeline">{ui.text("map-timeline")}</h2>
            <ol class="timeline">{seen.into_iter().map(attested).collect::<Vec<_>>()}</ol>
        </div>
    }
    .into_any()
}

/// Degrees and tenths, and in which half of the globe.
fn degrees(ui: &Ui, value: f64, [positive, negative]: [&str; 2]) -> String {
    let tenths = (value.abs() * 10.0).round() / 10.0;
    ui.format(if value < 0.0 { negative } else { positive }, &[("degrees", tenths.into())])
}

/// The map, each place with its number in the list.
fn map(language: Language, games: &[GameRecord]) -> AnyView {
    let ui = site().ui(language);
    let (top, bottom) = (project(0.0, NORTH).1, project(0.0, SOUTH).1);
    let points: Vec<_> = games.iter().map(|record| project(record.place.longitude, record.place.latitude)).collect();
    let callouts = callouts(&points, top, bottom);
    let marks: Vec<_> = games
        .iter()
        .zip(points.iter().zip(&callouts))
        .enumerate()
        .map(|(i, (record, (&point, &callout)))| mark(language, record, i + 1, point, callout))
        .collect();
    let window = format!("0 {top:.0} {WIDTH:.0} {:.0}", bottom - top);
    view! {
        <svg viewBox=window role="group" aria-label=ui.text("map-alt")>
            <path class="land" d=land() aria-hidden="true"></path>
            {marks}
        </svg>
    }
    .into_any()
}

fn mark(language: Language, record: &GameRecord, number: usize, (x, y): (f64, f64), (to_x, to_y): (f64, f64)) -> AnyView {
    let at = |value: f64| format!("{value:.1}");
    view! {
        <a href=format!("/{language}/games/{}", record.slug) aria-label=format!("{number}. {}", record.title) class="map-mark">
            <line x1=at(x) y1=at(y) x2=at(to_x) y2=at(to_y)></line>
            <circle class="map-area" cx=at(x) cy=at(y) r=at(radius(&record.place))></circle>
            <circle class="map-point" cx=at(x) cy=at(y) r="4"></circle>
            <circle class="map-number" cx=at(to_x) cy=at(to_y) r="17"></circle>
            <text x=at(to_x) y=at(to_y) text-anchor="middle" dominant-baseline="central">{number}</text>
        </a>
    }
    .into_any()
}

/// Where on the map a place lies: the Equal Earth projection (Šavrič, Patterson and Jenny 2018).
fn project(longitude: f64, latitude: f64) -> (f64, f64) {
    const A: [f64; 4] = [1.340_264, -0.081_106, 0.000_893, 0.003_796];
    let m = 3.0_f64.sqrt() / 2.0;
    let theta = (m * latitude.to_radians().sin()).asin();
    let (square, sixth) = (theta.powi(2), theta.powi(6));
    let x = longitude.to_radians() * theta.cos() / (m * (A[0] + 3.0 * A[1] * square + sixth * (7.0 * A[2] + 9.0 * A[3] * square)));
    let y = theta * (A[0] + A[1] * square + sixth * (A[2] + A[3] * square));
    let scale = WIDTH / (2.0 * std::f64::consts::PI / (m * A[0]));
    (WIDTH / 2.0 + x * scale, -y * scale)
}

/// The radius within which a place must lie.
fn radius(place: &Place) -> f64 {
    const EARTH_KM: f64 = 6371.0;
    let degrees = (f64::from(place.uncertainty_km) / EARTH_KM).to_degrees();
    (project(place.longitude, place.latitude).1 - project(place.longitude, place.latitude + degrees).1).abs()
}

/// A spot beside each point for its number, as far as can be from all other points and numbers.
fn callouts(points: &[(f64, f64)], top: f64, bottom: f64) -> Vec<(f64, f64)> {
    const DIRECTIONS: u32 = 16;
    const EDGE: f64 = 36.0;
    let mut spots: Vec<(f64, f64)> = Vec::new();
    for (i, &(x, y)) in points.iter().enumerate() {
        let around = (0..DIRECTIONS).map(|step| {
            let angle = TAU * f64::from(step) / f64::from(DIRECTIONS);
            (x + CALLOUT * angle.cos(), y + CALLOUT * angle.sin())
        });
        let room = |&(x, y): &(f64, f64)| {
            let others = points.iter().enumerate().filter(|&(j, _)| j != i).map(|(_, point)| point).chain(&spots);
            let nearest = others.map(|&(a, b)| (a - x).hypot(b - y)).fold(f64::INFINITY, f64::min);
            let inside = (EDGE..WIDTH - EDGE).contains(&x) && (top + EDGE..bottom - EDGE).contains(&y);
            if inside { nearest } else { 0.0 }
        };
        spots.extend(around.max_by(|a, b| room(a).total_cmp(&room(b))));
    }
    spots
}

/// The outlines of the land.
fn land() -> String {
    let mut path = String::new();
    for ring in site().archive.land() {
        for (i, &(longitude, latitude)) in ring.iter().enumerate() {
            let (x, y) = project(longitude, latitude);
            let _ = write!(path, "{}{x:.1} {y:.1}", if i == 0 { 'M' } else { 'L' });
        }
        path.push('Z');
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_projection_keeps_its_frame_and_its_sense() {
        let close = |(x, y): (f64, f64), (a, b): (f64, f64)| (x - a).abs() < 0.01 && (y - b).abs() < 0.01;
        assert!(close(project(0.0, 0.0), (500.0, 0.0)));
        assert!(close(project(180.0, 0.0), (1000.0, 0.0)) && close(project(-180.0, 0.0), (0.0, 0.0)));
        assert!(project(10.0, 50.0).1 < project(10.0, 20.0).1, "north is up");
        // Half as high as it is wide at its equator, but for the rounding of the poles: 0.48663 by its authors' figures.
        assert!((-2.0 * project(0.0, 90.0).1 / WIDTH - 0.486_63).abs() < 1e-4);
    }

    #[test]
    fn numbers_stand_apart() {
        let points: Vec<_> = site().archive.games().iter().map(|record| project(record.place.longitude, record.place.latitude)).collect();
        let spots = callouts(&points, project(0.0, NORTH).1, project(0.0, SOUTH).1);
        for (i, a) in spots.iter().enumerate() {
            assert!(spots[..i].iter().all(|b| (a.0 - b.0).hypot(a.1 - b.1) > 68.0), "{spots:?}");
        }
    }
}
