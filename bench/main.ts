import { benchAssistant } from './assistant/index.js';
import { benchCanvas } from './canvas/index.js';
import { benchChat } from './chat/index.js';
import { benchImport } from './files/index.js';
import { benchGateway } from './gateway/index.js';
import { benchKills } from './kills/index.js';
import { benchRealtime } from './realtime/index.js';
import { benchStart } from './start/index.js';
import { benchStore } from './store/index.js';
import { type BenchRow, table } from './table.js';
import { sizes } from './web/sizes.js';

/** Every bench by name; `npm run bench -- store web` runs some. */
const benches: Record<string, () => Promise<BenchRow[]>> = {
  web: sizes,
  canvas: benchCanvas,
  gateway: benchGateway,
  store: benchStore,
  files: benchImport,
  kills: benchKills,
  realtime: benchRealtime,
  assistant: benchAssistant,
  chat: benchChat,
  start: benchStart,
};

const chosen = process.argv.slice(2);
const rows: BenchRow[] = [];
for (const [name, bench] of Object.entries(benches)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  console.log(`Measuring ${name} …`);
  rows.push(...(await bench()));
}
console.log(table(rows));
process.exit(rows.every(({ ok }) => ok) ? 0 : 1);
