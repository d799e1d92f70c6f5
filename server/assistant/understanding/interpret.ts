import { type GraphNode } from '../../contract/elements.js';
import { changesPlan, comparePlan, pathPlan, relatedPlan } from './intents/several.js';
import { describePlan, propertyPlan } from './intents/single.js';
import { labelOfPlan, otherEndPlan, rankPlan, setPlan } from './intents/sets.js';
import { Interpretation, type Marked } from './Interpretation.js';
import { type Plan, type Reason } from './Plan.js';

/** The intents, in the order in which they are tried; the first that explains every word is the one. */
const INTENTS: readonly ((interpretation: Interpretation) => Plan | undefined)[] = [
  changesPlan,
  comparePlan,
  rankPlan,
  pathPlan,
  relatedPlan,
  setPlan,
  propertyPlan,
  otherEndPlan,
  labelOfPlan,
  describePlan,
];

/** A name that was said this surely may be repeated in a refusal. */
const SURE = 0.9;

/** The node that a question surely names, for a refusal to say that it is known. */
const surelyNamed = ({ mentions }: Marked): { node?: GraphNode } => {
  const sure = mentions.flatMap(({ candidates: [first] }) =>
    first !== undefined && first.score >= SURE ? [first.node] : [],
  );
  return sure[0] === undefined ? {} : { node: sure[0] };
};

const missing = (because: Reason, words: readonly string[]): Plan => ({ kind: 'missing', because, words });

/**
 * What a question asks for. A reading counts only when it explains every word of the question: what is left unexplained is
 * what the graph knows nothing of.
 */
export function interpret(marked: Marked): Plan {
  const first = new Interpretation(marked);
  if (first.has('why')) return missing('reasoning', []);
  if (first.has('future')) return missing('future', []);
  let nearest: string[] | undefined;
  for (const intent of INTENTS) {
    const interpretation = new Interpretation(marked);
    const plan = intent(interpretation);
    if (plan === undefined) continue;
    const words = interpretation.unexplained();
    if (words.length === 0) return plan;
    if (nearest === undefined || words.length < nearest.length) nearest = words;
  }
  if (nearest === undefined) return missing('nothing', first.unexplained());
  return { ...missing('unknownWords', nearest), ...surelyNamed(marked) };
}
