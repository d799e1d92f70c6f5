import { type ModelOrder } from '../../../config/assistant.js';
import { type AssistantGraph } from '../../reading/GraphReading.js';
import { type Engine, type RulesEngine } from '../Engine.js';
import { type Limits, LIMITS } from './limits.js';
import { modelAt } from './modelAt.js';
import { type ModelEndpoint } from './ModelEndpoint.js';
import { ModelEngine } from './ModelEngine.js';

const LONGEST_WARNING = 300;

/** Says on the terminal that the model did not answer; neither the key nor anything of the person is in it. */
function warn(error: unknown): void {
  const what = error instanceof Error ? `${error.name}: ${error.message}` : 'it failed';
  process.emitWarning(`The model did not answer: ${what.slice(0, LONGEST_WARNING)}`, { code: 'HARTA_MODEL' });
}

/** How a model is asked, where it is not as usual. */
interface ModelOptions {
  readonly limits?: Limits;
  readonly onFailure?: (error: unknown) => void;
  readonly order?: ModelOrder;
}

/** Opens the engine of an OpenAI-compatible endpoint; `offline` answers when the model cannot. */
export function openModelEngine(
  endpoint: ModelEndpoint,
  offline: RulesEngine,
  store: AssistantGraph,
  { limits = endpoint.limits ?? LIMITS, onFailure = warn, order = 'rules-first' }: ModelOptions = {},
): Engine {
  return new ModelEngine({
    modelFor: (watch) => modelAt(endpoint, limits, watch),
    offline,
    store,
    limits,
    onFailure,
    isRulesFirst: order === 'rules-first',
  });
}
