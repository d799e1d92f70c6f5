// npx tsx scripts/sample-places.mjs: works out where the nodes of the sample graph stand and writes them down.
// The graph looks like what it tells of: countries where they are on the globe, pushed apart until all have room, with
// their languages, currencies and regions in their midst.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';

import { format } from 'oxfmt';

import { sampleGraph } from '../server/graph/sample/sampleGraph.ts';
import { layoutGraph, neighbours } from '../src/canvas/layouts/layoutGraph.ts';
import { centre } from '../src/canvas/layouts/pack.ts';
import { pushApart } from '../src/canvas/layouts/spread.ts';

const FILE = path.resolve(import.meta.dirname, '../server/graph/sample/places.json');

/** The whole, before nodes push one another apart. */
const WIDTH = 3450;
const HEIGHT = 1900;
/** How far a country stands where its rank from west to east and from north to south says, rather than its degrees. */
const EVENLY = 0.48;
/** Islands this far west are drawn in the east, beside the others of the Pacific. */
const DATE_LINE = -130;
/** Captions lie below their nodes, so nodes need more room beside than above one another. */
const LEAST_WIDTH = 116;
const LEAST_HEIGHT = 84;
const ROUNDS = 120;
const PUSHES_A_ROUND = 6;
/** How much of the way home, or to its neighbours, a node goes each round, at first. */
const PULL = { home: 0.25, neighbours: 0.5 };

const { nodes, relationships, keys } = sampleGraph('en');
const graph = layoutGraph(
  nodes.map(({ id }) => id),
  relationships,
);
const lists = neighbours(graph);
const squeeze = LEAST_HEIGHT / LEAST_WIDTH;

/** Where values stand between the least and the greatest (0 to 1), as they are and by rank in equal parts. */
function spreadOut(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const [least, most] = [sorted[0], sorted.at(-1)];
  return values.map((value) => {
    const byRank = (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2 / (sorted.length - 1);
    return EVENLY * byRank + (1 - EVENLY) * ((value - least) / (most - least));
  });
}

const countries = nodes.flatMap(({ properties }, i) => (properties.latitude === undefined ? [] : [i]));
const east = spreadOut(
  countries.map((i) => nodes[i].properties.longitude).map((degrees) => (degrees < DATE_LINE ? degrees + 360 : degrees)),
);
const north = spreadOut(countries.map((i) => nodes[i].properties.latitude));
const homes = nodes.map(() => undefined);
countries.forEach((i, c) => (homes[i] = [east[c] * WIDTH * squeeze, (1 - north[c]) * HEIGHT]));
const places = new Float64Array(nodes.length * 2);
const meanOf = (members, at) => {
  const sum = members.reduce(([x, y], i) => [x + at[2 * i], y + at[2 * i + 1]], [0, 0]);
  return sum.map((value) => value / members.length);
};
homes.forEach((home, i) => home !== undefined && places.set(home, 2 * i));
homes.forEach((home, i) => {
  if (home !== undefined) return;
  const [x, y] = meanOf(
    lists[i].filter((other) => homes[other] !== undefined),
    places,
  );
  // What belongs to one country alone stands beside it, each in a direction of its own.
  places.set([x + 30 * Math.cos(i * 2.4), y + 30 * Math.sin(i * 2.4)], 2 * i);
});

// The room that each node takes grows slowly, so that neighbours stay neighbours.
for (let round = 1; round <= ROUNDS; round += 1) {
  const share = round / ROUNDS;
  const before = places.slice();
  homes.forEach((home, i) => {
    const [x, y] = home ?? meanOf(lists[i], before);
    const pull = (home === undefined ? PULL.neighbours : PULL.home) * (1 - share);
    places[2 * i] += (x - before[2 * i]) * pull;
    places[2 * i + 1] += (y - before[2 * i + 1]) * pull;
  });
  pushApart(places, PUSHES_A_ROUND, LEAST_HEIGHT * Math.sqrt(share));
}
pushApart(places, 400, LEAST_HEIGHT);
for (let i = 0; i < places.length; i += 2) places[i] /= squeeze;
centre(places);

const entries = keys.map((key, i) => [key, [Math.round(places[2 * i]), Math.round(places[2 * i + 1])]]);
const { code } = await format(FILE, JSON.stringify(Object.fromEntries(entries)), { printWidth: 120 });
await writeFile(FILE, code);
console.log(`Placed ${entries.length} nodes`);
