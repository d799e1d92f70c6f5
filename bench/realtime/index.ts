import { type BenchRow } from '../table.js';
import { benchBellLatency } from './bellLatency.js';
import { benchCuts } from './cuts.js';
import { benchCutsInChromium } from './cutsInChromium.js';
import { benchManySockets } from './manySockets.js';

const CUTS = Number(process.env['HARTA_CUTS'] ?? 1000);

/** The channel server under a crowd, and under a line that breaks. */
export const benchRealtime = async (): Promise<BenchRow[]> => [
  ...(await benchManySockets()),
  ...(await benchBellLatency()),
  ...(await benchCuts(CUTS)),
  ...(await benchCutsInChromium(CUTS)),
];
