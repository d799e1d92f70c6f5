import { type Country } from 'world-countries';

import { type NodeId, type RelationshipId } from '../../contract/ids.js';
import { type PropertyValue } from '../../../domain/properties/values.js';
import { ulidSequence } from '../formats/ulidSequence.js';
import { type ImportBatch, type ImportedNode, type ImportedRelationship } from '../ports/ImportSink.js';
import { capitalsOf, currenciesOf } from './corrected.js';
import { COUNTRIES } from './countries.js';
import places from './places.json' with { type: 'json' };
import {
  SAMPLE_NAMES,
  type SampleKind,
  type SampleLanguage,
  type SampleNames,
  type SampleProperty,
} from './SampleNames.js';

/**
 * Where the nodes stand, by their key: worked out beforehand, so that the graph is seen laid out at once. Written anew by
 * `npx tsx scripts/sample-places.mjs`; a node that is not listed is placed beside its neighbours by the canvas.
 */
const PLACES: Readonly<Record<string, readonly number[]>> = places;

/** The sample graph with the key of each node (`ROU`, `language ron`, …), the same in every language. */
interface SampleGraph extends ImportBatch {
  readonly keys: readonly string[];
}

/** Builds a graph of nodes that are found again by a key. */
class SampleBuilder implements SampleGraph {
  readonly nodes: ImportedNode[] = [];
  readonly keys: string[] = [];
  readonly relationships: ImportedRelationship[] = [];
  readonly #ids = new Map<string, NodeId>();
  readonly #newId = ulidSequence();

  constructor(readonly names: SampleNames) {}

  /** What something is called in the graph's language. @param key its code, or its name in the country data */
  name(kind: SampleKind, key: string, english: string): string {
    return this.names.known[kind][key] ?? english;
  }

  /** Adds a node when the key is new. */
  node(key: string, label: keyof SampleNames['labels'], fields: Partial<Record<SampleProperty, PropertyValue>>): void {
    if (this.#ids.has(key)) return;
    const id = this.#newId() as NodeId;
    this.#ids.set(key, id);
    const properties: Record<string, PropertyValue> = {};
    for (const [name, value] of Object.entries(fields)) {
      const empty = value === '' || (Array.isArray(value) && value.length === 0);
      if (!empty) properties[this.names.properties[name as SampleProperty]] = value;
    }
    const [x, y] = PLACES[key] ?? [];
    const position = x === undefined || y === undefined ? {} : { position: { x, y } };
    this.keys.push(key);
    this.nodes.push({ id, labels: [this.names.labels[label]], properties, propertyKinds: {}, ...position });
  }

  relationship(start: string, type: keyof SampleNames['types'], end: string): void {
    const startNodeId = this.#ids.get(start);
    const endNodeId = this.#ids.get(end);
    if (startNodeId === undefined || endNodeId === undefined) return;
    const id = this.#newId() as RelationshipId;
    this.relationships.push({
      id,
      type: this.names.types[type],
      startNodeId,
      endNodeId,
      properties: {},
      propertyKinds: {},
    });
  }
}

const nativeNames = ({ name }: Country): string[] => [
  ...new Set(Object.values(name.native).map(({ common }) => common)),
];

function addCountry(builder: SampleBuilder, country: Country): void {
  const [latitude, longitude] = country.latlng;
  builder.node(country.cca3, 'country', {
    name: builder.name('countries', country.cca2, country.name.common),
    capital: capitalsOf(country)
      .map((capital) => builder.name('capitals', capital, capital))
      .join(', '),
    // The data write −1 where nobody has measured.
    ...(country.area > 0 ? { area: country.area } : {}),
    flag: country.flag,
    code2: country.cca2,
    code3: country.cca3,
    numericCode: country.ccn3,
    nativeNames: nativeNames(country),
    domains: country.tld,
    ...(latitude === undefined || longitude === undefined ? {} : { latitude, longitude }),
    landlocked: country.landlocked,
    // Antarctica and a few others are neither; the data say so with null.
    ...(typeof country.independent === 'boolean' ? { independent: country.independent } : {}),
    unMember: country.unMember,
  });
}

function addRegions(builder: SampleBuilder, { cca3, region, subregion }: Country): void {
  builder.node(`region ${region}`, 'region', { name: builder.name('regions', region, region) });
  builder.relationship(cca3, 'partOf', `region ${region}`);
  if (subregion === '') return;
  const key = `subregion ${subregion}`;
  const known = builder.nodes.length;
  builder.node(key, 'subregion', { name: builder.name('regions', subregion, subregion) });
  if (builder.nodes.length > known) builder.relationship(key, 'partOf', `region ${region}`);
  builder.relationship(cca3, 'partOf', key);
}

function addLanguages(builder: SampleBuilder, { cca3, languages }: Country): void {
  for (const [code, english] of Object.entries(languages)) {
    builder.node(`language ${code}`, 'language', { name: builder.name('languages', code, english), code });
    builder.relationship(cca3, 'speaks', `language ${code}`);
  }
}

function addCurrencies(builder: SampleBuilder, country: Country): void {
  for (const { code, name, symbol } of currenciesOf(country)) {
    builder.node(`currency ${code}`, 'currency', { name: builder.name('currencies', code, name), code, symbol });
    builder.relationship(country.cca3, 'uses', `currency ${code}`);
  }
}

const BORDERS = new Set(COUNTRIES.flatMap(({ cca3, borders }) => borders.map((other) => `${cca3} ${other}`)));

/** The neighbours on land; the data name a border from both sides, one of them from one only; the graph has each once. */
function addBorders(builder: SampleBuilder, { cca3, borders }: Country): void {
  for (const other of borders) {
    if (cca3 < other || !BORDERS.has(`${other} ${cca3}`)) builder.relationship(cca3, 'borders', other);
  }
}

/**
 * The graph "Countries of the world" in a language: countries with their regions, languages, currencies and borders. About
 * 600 nodes and 1,500 relationships, the same each time but for the ids. Data: world-countries (ODbL 1.0).
 */
export function sampleGraph(language: SampleLanguage): SampleGraph {
  const builder = new SampleBuilder(SAMPLE_NAMES[language]);
  for (const country of COUNTRIES) addCountry(builder, country);
  for (const country of COUNTRIES) {
    addRegions(builder, country);
    addLanguages(builder, country);
    addCurrencies(builder, country);
    addBorders(builder, country);
  }
  return builder;
}
