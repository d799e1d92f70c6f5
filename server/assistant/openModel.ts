import { type AssistantSettings } from '../platform/config/assistant.js';
import { Availability } from './engine/model/endpoint/Availability.js';
import { LocalModel } from './engine/model/local/LocalModel.js';
import { type ModelEndpoint } from './engine/model/ModelEndpoint.js';

/** The model of an installation, with what must be ended after it. */
interface OpenModel {
  /** Null where the rules answer alone. */
  readonly endpoint: ModelEndpoint | null;
  /** Whether it does not answer at present. */
  isAway(): boolean;
  close(): Promise<void>;
}

const NONE: OpenModel = { endpoint: null, isAway: () => false, close: async () => undefined };

/** The model that the settings name: an endpoint, or a file that is run here, in one process for all who ask. Nothing is started yet. */
export function openModel({ model, local, order }: AssistantSettings): OpenModel {
  if (order === 'rules-only') return NONE;
  if (local !== null) {
    const here = new LocalModel(local);
    return { endpoint: here, isAway: here.isAway, close: () => here.close() };
  }
  if (model === null) return NONE;
  const availability = new Availability(model);
  return { endpoint: availability.endpoint, isAway: availability.isAway, close: async () => availability.close() };
}
