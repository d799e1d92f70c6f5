import { type GraphNode } from '../../contract/elements.js';
import { changesPlan, comparePlan, pathPlan } from './intents/several.js';
import { valuePlan } from './intents/claims.js';
import { describePlan, propertyPlan } from './intents/single.js';
import { labelOfPlan, otherEndPlan, setPlan } from './intents/sets.js';
import { Interpretation } from './Interpretation.js';
import { type Marked } from '../marking/Marked.js';
import { type Plan, type Reason } from './Plan.js';
import { pointsNowhere, unknownWords } from '../marking/unknownWords.js';

/** The intents, in the order in which they are tried; the first that explains every word is the one. */
const INTENTS: readonly ((interpretation: Interpretation) => Plan | undefined)[] = [
  changesPlan,
  comparePlan,
  pathPlan,
  setPlan,
  valuePlan,
  propertyPlan,
  otherEndPlan,
  labelOfPlan,
  describePlan,
];

/** What answers no "how many". */
const UNCOUNTED: ReadonlySet<Plan['kind']> = new Set<Plan['kind']>([
  'describe',
  'path',
  'holds',
  'holdsValue',
  'compare',
  'changedOn',
]);

/** What a yes or no comes from, beside whether there are any. */
const DECIDED: ReadonlySet<Plan['kind']> = new Set<Plan['kind']>(['holds', 'holdsValue', 'compare', 'path', 'changes']);

/** Whether a plan is of the kind that is asked for: a number, a yes or no, or anything. */
function answers(plan: Plan, interpretation: Interpretation): boolean {
  if (interpretation.has('count') && UNCOUNTED.has(plan.kind)) return false;
  if (!interpretation.isYesNo()) return true;
  return DECIDED.has(plan.kind) || ('isExistence' in plan && plan.isExistence === true);
}

/** A name that was said this surely may be repeated in a refusal. */
const SURE = 0.9;

/** The node that a question surely names, for a refusal to say that it is known. */
const surelyNamed = ({ mentions, triggers }: Marked): { node?: GraphNode } => {
  // What is only carried over from before is not named by a question that names something else.
  const isCarriedOn = triggers.some(({ trigger }) => trigger === 'also');
  const sure = mentions.flatMap(({ candidates: [first], from, to }) =>
    first !== undefined && first.score >= SURE && (to > from || isCarriedOn) ? [first.node] : [],
  );
  return sure[0] === undefined ? {} : { node: sure[0] };
};

const missing = (because: Reason, words: readonly string[]): Plan => ({ kind: 'missing', because, words });

/**
 * What a question asks for. A reading counts only when it explains every word of the question: what is left unexplained
 * is what the graph knows nothing of.
 */
export function interpret(marked: Marked): Plan {
  const first = new Interpretation(marked);
  if (first.has('why')) return missing('reasoning', []);
  if (first.has('future')) return missing('future', []);
  let nearest: readonly number[] | undefined;
  for (const intent of INTENTS) {
    const interpretation = new Interpretation(marked);
    const plan = intent(interpretation);
    if (plan === undefined || !answers(plan, first)) continue;
    const left = interpretation.unexplained();
    if (left.length === 0) return plan;
    if (nearest === undefined || left.length < nearest.length) nearest = left;
  }
  const pronoun = pointsNowhere(marked);
  if (pronoun !== undefined) return missing('reference', [pronoun]);
  const words = unknownWords(marked, nearest ?? first.unexplained());
  return { ...missing('unknownWords', words), ...surelyNamed(marked) };
}
