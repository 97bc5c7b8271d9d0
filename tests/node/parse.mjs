// Reads downloads as other programs read them: node parse.mjs PACKAGES FOLDER. JSON-LD is expanded, and nothing in it may be without
// meaning; citations must have a title, an address, a language and a year. Nothing is loaded from elsewhere.
import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

const [packages, folder] = process.argv.slice(2).map((path) => resolve(path));
const require = createRequire(join(packages, 'package.json'));
const jsonld = require('jsonld');
const { Cite } = require('@citation-js/core');
require('@citation-js/plugin-bibtex');
require('@citation-js/plugin-csl');
require('@citation-js/plugin-ris');

const documentLoader = async (url) => {
  throw new Error(`it wants ${url} to be loaded, and must be whole without it`);
};

/** In its safe mode the library refuses what it would otherwise leave away: names without an IRI, addresses that are not absolute. */
async function checkLinkedData(text) {
  const expanded = await jsonld.expand(JSON.parse(text), { documentLoader, safe: true });
  if (expanded.length === 0) throw new Error('nothing is left when it is expanded');
}

/** A language may be written as a tag or, in BibTeX, as its English name. */
function names(tag) {
  return [tag, new Intl.DisplayNames(['en'], { type: 'language' }).of(tag).toLowerCase()];
}

function checkCitations(data, kind, tag) {
  const items = new Cite(data, kind ? { forceType: kind } : {}).data;
  if (items.length === 0) throw new Error('no citation in it');
  for (const item of items) {
    if (!item.title) throw new Error('a citation without title');
    if (!URL.canParse(item.URL ?? '')) throw new Error(`no address: ${item.URL}`);
    if (!/^\d{4}$/.test(item.issued?.['date-parts']?.[0]?.[0] ?? '')) throw new Error(`no year: ${JSON.stringify(item.issued)}`);
    const language = item.language?.toLowerCase();
    if (!language) throw new Error('no language');
    if (tag && !names(tag).includes(language)) throw new Error(`${language} is not the language of a file called ${tag}`);
  }
}

const kinds = {
  jsonld: { name: /\.jsonld$/, check: checkLinkedData },
  bib: { name: /\.bib$/, check: (text, tag) => checkCitations(text, '@biblatex/text', tag) },
  ris: { name: /\.ris$/, check: (text, tag) => checkCitations(text, '@ris/file', tag) },
  csl: { name: /\.csl\.json$/, check: (text, tag) => checkCitations(JSON.parse(text), null, tag) },
};

let faults = 0;
let read = 0;
for (const file of readdirSync(folder).sort()) {
  const kind = Object.values(kinds).find(({ name }) => name.test(file));
  if (!kind) continue;
  const tag = file.replace(kind.name, '').match(/\.([a-z]{2})$/)?.[1];
  try {
    await kind.check(readFileSync(join(folder, file), 'utf8'), tag);
  } catch (error) {
    faults += 1;
    const details = error.details?.cause?.message ?? JSON.stringify(error.details?.event?.details) ?? '';
    console.error(`${file}: ${error.message} ${details}`);
  }
  read += 1;
}
console.log(`${read} read, ${faults} faulty`);
process.exitCode = faults || !read ? 1 : 0;
