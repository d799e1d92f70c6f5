import { type ModelOrder } from '../../../platform/config/assistant.js';
import { type ModelSettings } from '../../../platform/config/modelServer.js';
import { type Limits } from './limits.js';
import { type ModelTrust } from './trust/trust.js';

/** Where a model is asked: a server that speaks OpenAI's calls, wherever it runs. */
export interface ModelEndpoint extends ModelSettings {
  /** How it is called, where its address alone does not tell. */
  readonly fetch?: typeof fetch;
  /** What a turn may cost there, where it is not as usual. */
  readonly limits?: Limits;
  /** Has it made ready before anybody asks. */
  readonly begin?: () => void;
}

/** What an engine of rules and a model is opened with. */
export interface ModelChoice {
  /** Null where the rules answer alone. */
  readonly model: ModelEndpoint | null;
  /** Who is asked first. */
  readonly order: ModelOrder;
  /** How far the model is believed now; without a word its queries are only offered. */
  readonly trust?: () => ModelTrust;
}
