import { type BenchRow } from '../table.js';
import { benchModel } from './model.js';
import { benchOffline } from './offline.js';

/** The assistant's figures: the offline engine's, and Harta's own share with a model. */
export const benchAssistant = async (): Promise<BenchRow[]> => [...(await benchOffline()), ...(await benchModel())];
