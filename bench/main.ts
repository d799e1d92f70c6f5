import { benchAssistant } from './assistant/index.js';
import { benchRealModel } from './assistant/realModel.js';
import { benchAudio } from './audio/index.js';
import { benchCanvas, canvasParts } from './canvas/index.js';
import { benchMoving } from './canvas/moving.js';
import { benchSameView } from './canvas/sameView.js';
import { benchSets } from './canvas/sets.js';
import { benchChat } from './chat/index.js';
import { benchEngines } from './engines/index.js';
import { benchFiles } from './files/index.js';
import { benchGateway } from './gateway/index.js';
import { benchPeople } from './people/index.js';
import { benchProcessing } from './processing/index.js';
import { benchRealtime } from './realtime/index.js';
import { benchStart } from './start/index.js';
import { missingBrowser } from './browser.js';
import { benchBulk } from './store/bulk.js';
import { benchStrangers } from './strangers/index.js';
import { benchStore } from './store/index.js';
import { type BenchRow, HEAD, line } from './table.js';
import { benchTables } from './tables/index.js';
import { sizes } from './web/sizes.js';
import { benchWebs } from './webs/index.js';

/** Every bench by name; `npm run bench -- store web` runs some. */
const benches: Record<string, () => Promise<BenchRow[]> | AsyncIterable<BenchRow>> = {
  web: sizes,
  canvas: benchCanvas,
  moving: benchMoving,
  sameView: benchSameView,
  tables: benchTables,
  sets: benchSets,
  gateway: benchGateway,
  store: benchStore,
  bulk: benchBulk,
  engines: benchEngines,
  webs: benchWebs,
  files: benchFiles,
  people: benchPeople,
  realtime: benchRealtime,
  assistant: benchAssistant,
  model: benchRealModel,
  chat: benchChat,
  start: benchStart,
  audio: benchAudio,
  processing: benchProcessing,
  strangers: benchStrangers,
};
/** Parts of them, each measured where it is named. */
const parts: typeof benches = canvasParts;

/** Those that are measured in a browser. */
const IN_PAGES: ReadonlySet<string> = new Set([
  'canvas',
  'moving',
  'sameView',
  'tables',
  'sets',
  'chat',
  'realtime',
  'processing',
]);

/** The rows of a bench, as soon as it has them. */
async function* measured(rows: Promise<BenchRow[]> | AsyncIterable<BenchRow>): AsyncGenerator<BenchRow> {
  if (rows instanceof Promise) yield* await rows;
  else yield* rows;
}

const chosen = process.argv.slice(2);
const missed: BenchRow[] = [];
let areAllMeasured = true;
console.log(HEAD);
for (const [name, bench] of Object.entries({ ...benches, ...parts })) {
  if (chosen.length === 0 ? name in parts : !chosen.includes(name)) continue;
  console.error(`Measuring ${name} …`);
  const missing = IN_PAGES.has(name) || name in parts ? missingBrowser() : undefined;
  if (missing !== undefined) {
    console.error(`${name} is not measured. ${missing}`);
    areAllMeasured = false;
    continue;
  }
  for await (const row of measured(bench())) {
    console.log(line(row));
    if (!row.ok) missed.push(row);
  }
}
process.exit(missed.length === 0 && areAllMeasured ? 0 : 1);
