import { indexesOf, placesOf } from '../language/phrases.js';
import { type Token } from '../language/tokens.js';
import { type Mention } from '../linking/link.js';
import { labelsOf, type Marked } from '../marking/Marked.js';
import { type Pointed } from '../understanding/Interpretation.js';
import { interpret } from '../understanding/interpret.js';
import { type NodeSet, type Plan } from '../understanding/Plan.js';
import { type Asking, mark, markTokens } from '../marking/mark.js';

/** What a question came to, for the next one to point to. */
export interface Turn {
  readonly marked: Marked;
  readonly plan: Plan;
}

/** The set that a plan speaks of. */
const setOf = (plan: Plan): NodeSet | undefined => ('set' in plan ? plan.set : undefined);

/** The node that a plan is about, as it was mentioned. */
function focusOf({ marked, plan }: Turn): Mention | undefined {
  const node = plan.kind === 'property' ? plan.nodes[0] : 'node' in plan ? plan.node : undefined;
  if (node !== undefined) {
    const known = marked.mentions.find(({ candidates }) => candidates.some((one) => one.node.id === node.id));
    const candidate = known?.candidates.find((one) => one.node.id === node.id) ?? {
      node,
      score: 1,
      via: 'name' as const,
    };
    return { from: 0, to: 0, candidates: [candidate] };
  }
  return marked.mentions.at(-1);
}

/** A question that says only another name: "and Portugal?", "dar în Alaska?". */
function isElliptic({ tokens, mentions, named, rules, triggers, amounts }: Marked): boolean {
  if (mentions.length !== 1 || amounts.length > 0) return false;
  const covered = new Set([
    ...mentions.flatMap(indexesOf),
    ...triggers.filter(({ trigger }) => ['also', 'in', 'from', 'to', 'it'].includes(trigger)).flatMap(indexesOf),
  ]);
  const rest = tokens.flatMap(({ word }, index) => (covered.has(index) || rules.neutral.includes(word) ? [] : [index]));
  const isNamed = named.some((one) => one.tokens.some((index) => rest.includes(index)));
  const [first] = triggers.filter(({ trigger, from }) => trigger === 'also' && from === 0);
  return rest.length === 0 && !isNamed && first !== undefined;
}

/** The earlier question with the new name in place of the one that it resembles most. */
function repeated(before: Marked, now: Marked): Token[] | undefined {
  const [mention] = now.mentions;
  if (mention === undefined) return undefined;
  const labels = labelsOf(mention.candidates);
  const similar = before.mentions.filter(({ candidates }) =>
    labelsOf(candidates).some((label) => labels.includes(label)),
  );
  const replaced = similar.at(-1) ?? before.mentions.at(-1);
  if (replaced === undefined) return undefined;
  const name = now.tokens.slice(mention.from, mention.to);
  return [...before.tokens.slice(0, replaced.from), ...name, ...before.tokens.slice(replaced.to)];
}

/** Pronouns that may be of one thing or of several; what is summed up is of several: "their total area". */
const OF_SEVERAL: ReadonlySet<string> = new Set(['their', 'lor']);

/** Whether something of several things is summed up. */
function summedUp({ tokens, rules, mentions }: Marked): boolean {
  const { sum, mean } = rules.operations;
  const isSummed = [...sum, ...mean].some((phrase) => placesOf(tokens, phrase).length > 0);
  return isSummed && mentions.length === 0 && tokens.some(({ word }) => OF_SEVERAL.has(word));
}

/** The question with what it points to put in: the set of "them", the node of "it" or of what is left out. */
function pointed(before: Turn, now: Marked): Pointed {
  const set = setOf(before.plan);
  const says = (trigger: string) => now.triggers.some((one) => one.trigger === trigger);
  if ((says('them') || summedUp(now)) && set !== undefined) return { ...now, before: set };
  const points = now.mentions.length === 0 && (says('it') || now.named.length > 0 || says('also'));
  const isOwnSet = now.named.some(({ kind, score }) => kind === 'label' && score === 1) && !says('it');
  const focus = focusOf(before);
  if (!points || isOwnSet || focus === undefined || now.time !== undefined) return now;
  const place = now.triggers.find(({ trigger }) => trigger === 'it') ?? {
    from: now.tokens.length,
    to: now.tokens.length,
  };
  return { ...now, mentions: [{ ...focus, from: place.from, to: place.to }] };
}

/** Reads a question after an earlier one. */
async function follow(question: string, before: Turn | undefined, asking: Asking): Promise<Turn> {
  const now = await mark(question, asking);
  if (before === undefined) return { marked: now, plan: interpret(now) };
  if (isElliptic(now)) {
    const tokens = repeated(before.marked, now);
    const marked = tokens === undefined ? now : await markTokens(question, tokens, asking);
    return { marked, plan: interpret(marked) };
  }
  const marked = pointed(before, now);
  return { marked, plan: interpret(marked) };
}

/** Earlier questions that a conversation still points to. */
const REMEMBERED = 3;

/**
 * Reads a question in its conversation: the earlier ones are read again, so that nothing but their words need be kept.
 */
export async function readInConversation(question: string, earlier: readonly string[], asking: Asking): Promise<Turn> {
  let before: Turn | undefined;
  for (const one of earlier.slice(-REMEMBERED)) before = await follow(one, before, asking);
  return follow(question, before, asking);
}
