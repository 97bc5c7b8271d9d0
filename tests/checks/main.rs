//! The whole site, read from end to end: every address, the markup of every page, what it is to somebody who does not see it, and every
//! download. Each of them takes up new pages, languages and downloads by itself, as soon as a page links to them.

mod access;
mod addresses;
mod downloads;
mod faults;
mod markup;
mod programs;
mod site;
