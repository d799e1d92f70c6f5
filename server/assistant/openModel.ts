import { type AssistantSettings } from '../config/assistant.js';
import { LocalModel } from './engine/model/local/LocalModel.js';
import { type ModelEndpoint } from './engine/model/ModelEndpoint.js';

/** The model of an installation, with what must be ended after it. */
interface OpenModel {
  /** Null where the rules answer alone. */
  readonly endpoint: ModelEndpoint | null;
  close(): Promise<void>;
}

const none = async (): Promise<void> => undefined;

/** The model that the settings name: an endpoint, or a file that is run here, in one process for all who ask. Nothing is started yet. */
export function openModel({ model, local, order }: AssistantSettings): OpenModel {
  if (order === 'rules-only') return { endpoint: null, close: none };
  if (local === null) return { endpoint: model, close: none };
  const here = new LocalModel(local);
  return { endpoint: here, close: () => here.close() };
}
