import { type ImportBatch } from '../../../server/graph/ports/ImportSink.js';
import { GraphBuilder } from './GraphBuilder.js';
import { type Language } from './Language.js';
import { STATES } from './states.js';
import { vegaTable } from './vegaFile.js';

/** The words of the graph in each language; names of places are those of the source. */
const WORDS = {
  en: {
    airport: 'Airport',
    city: 'City',
    state: 'State',
    locatedIn: 'LOCATED_IN',
    partOf: 'PART_OF',
    fliesTo: 'FLIES_TO',
    name: 'name',
    code: 'IATA code',
    abbreviation: 'abbreviation',
    latitude: 'latitude',
    longitude: 'longitude',
    flights: 'flights',
  },
  ro: {
    airport: 'Aeroport',
    city: 'Oraș',
    state: 'Stat',
    locatedIn: 'SE_AFLĂ_ÎN',
    partOf: 'FACE_PARTE_DIN',
    fliesTo: 'ZBOARĂ_SPRE',
    name: 'nume',
    code: 'cod IATA',
    abbreviation: 'abreviere',
    latitude: 'latitudine',
    longitude: 'longitudine',
    flights: 'zboruri',
  },
} as const;

interface AirportRow {
  readonly iata: string;
  readonly name: string;
  readonly city: string;
  readonly state: string;
  readonly latitude: string;
  readonly longitude: string;
}

/**
 * Airports of the United States with their cities and states, and how many flights went from one to another: about
 * 600 nodes and 6,000 relationships. Data: vega-datasets, airports.csv and flights-airport.csv.
 */
export function flightsGraph(language: Language): ImportBatch {
  const words = WORDS[language];
  const builder = new GraphBuilder();
  const routes = vegaTable('flights-airport.csv');
  const served = new Set(routes.flatMap(({ origin, destination }) => [origin, destination]));
  const airports = vegaTable('airports.csv') as unknown as AirportRow[]; // the headings of this file
  const known = new Set<string>();
  for (const airport of airports) {
    const state = STATES[airport.state];
    if (!served.has(airport.iata) || state === undefined) continue;
    known.add(airport.iata);
    const city = `${airport.city} ${airport.state}`;
    builder.node(airport.iata, words.airport, {
      [words.name]: airport.name,
      [words.code]: airport.iata,
      [words.latitude]: Number(airport.latitude),
      [words.longitude]: Number(airport.longitude),
    });
    builder.node(`state ${airport.state}`, words.state, { [words.name]: state, [words.abbreviation]: airport.state });
    const cities = builder.nodes.length;
    builder.node(`city ${city}`, words.city, { [words.name]: airport.city });
    if (builder.nodes.length > cities) {
      builder.relationship(`city ${city}`, words.partOf, `state ${airport.state}`);
    }
    builder.relationship(airport.iata, words.locatedIn, `city ${city}`);
  }
  for (const { origin = '', destination = '', count } of routes) {
    if (!known.has(origin) || !known.has(destination)) continue;
    builder.relationship(origin, words.fliesTo, destination, { [words.flights]: Number(count) });
  }
  return builder;
}
