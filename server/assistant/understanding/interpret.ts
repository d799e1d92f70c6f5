import { changesPlan, comparePlan, pathPlan } from './intents/several.js';
import { describePlan, propertyPlan } from './intents/single.js';
import { otherEndPlan, rankPlan, setPlan } from './intents/sets.js';
import { Interpretation, type Marked } from './Interpretation.js';
import { type Plan, type Reason } from './Plan.js';

/** The intents, in the order in which they are tried; the first that explains every word is the one. */
const INTENTS: readonly ((interpretation: Interpretation) => Plan | undefined)[] = [
  changesPlan,
  comparePlan,
  rankPlan,
  pathPlan,
  setPlan,
  propertyPlan,
  otherEndPlan,
  describePlan,
];

const missing = (because: Reason, words: readonly string[], plan?: Plan): Plan => ({
  kind: 'missing',
  because,
  words,
  ...(plan !== undefined && 'node' in plan && plan.node !== undefined ? { node: plan.node } : {}),
});

/** A set without any condition beside names that were not used, or an empty question, is no reading of it. */
const isSound = (plan: Plan): boolean => plan.kind !== 'missing';

/**
 * What a question asks for. A reading counts only when it explains every word of the question: what is left unexplained is
 * what the graph knows nothing of.
 */
export function interpret(marked: Marked): Plan {
  const first = new Interpretation(marked);
  if (first.has('why')) return missing('reasoning', []);
  if (first.has('future')) return missing('future', []);
  let nearest: { plan: Plan; words: string[] } | undefined;
  for (const intent of INTENTS) {
    const interpretation = new Interpretation(marked);
    const plan = intent(interpretation);
    if (plan === undefined || !isSound(plan)) continue;
    const words = interpretation.unexplained();
    if (words.length === 0) return plan;
    if (nearest === undefined || words.length < nearest.words.length) nearest = { plan, words };
  }
  if (nearest === undefined) return missing('nothing', first.unexplained());
  return missing('unknownWords', nearest.words, nearest.plan);
}
