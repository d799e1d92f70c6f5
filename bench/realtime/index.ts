import { type BenchRow } from '../table.js';
import { benchBellLatency } from './bellLatency.js';
import { benchManySockets } from './manySockets.js';

/** The channel server under a crowd, and how soon a bell is told. */
export const benchRealtime = async (): Promise<BenchRow[]> => [
  ...(await benchManySockets()),
  ...(await benchBellLatency()),
];
