import { type GraphNode } from '../../../contract/elements.js';
import { type Filter, type Step } from '../../../graph/selection.js';
import { MAX_PATCH_OPERATIONS } from '../../../contract/edits.js';
import { type Token, tokensOf } from '../../language/tokens.js';
import { setPlan } from '../../understanding/intents/sets.js';
import { Interpretation } from '../../understanding/Interpretation.js';
import { type NodeSet } from '../../understanding/Plan.js';
import { markTokens } from '../../understanding/understand.js';
import { EditRejection } from '../EditRejection.js';
import { phraseAt, textOf, type Word } from '../reading/words.js';
import { type EditContext } from '../EditContext.js';
import { respelled } from './respelled.js';

/** Nodes of a label that fulfil filters, and how many different nodes a step from them may reach. */
interface Wanted {
  readonly label?: string;
  readonly where: readonly Filter[];
  readonly reach?: { readonly step: Step; readonly most: number };
}

/** How many filters say that something is not so. */
const negations = (filters: readonly Filter[]): number =>
  filters.filter((filter) => filter.kind === 'not' || (filter.kind === 'compare' && typeof filter.value === 'boolean'))
    .length;

const DOUBLED = /^nici?(?:un|o)?$/u;

/** How often something is denied: "nu … nicio" denies once. */
function denials(interpretation: Interpretation): number {
  const said = interpretation.triggers('not').sort((one, other) => one.from - other.from);
  const again = said.filter(({ phrase }, at) => at > 0 && DOUBLED.test(phrase)).length;
  return said.length - again;
}

/** The set that an ordinary question for a list would mean, when it explains every word. */
function described(marked: Interpretation['marked'], tokens: readonly Token[]): NodeSet | undefined {
  const interpretation = new Interpretation(marked);
  const plan = setPlan(interpretation);
  if (plan?.kind !== 'list' || interpretation.unexplained().length > 0) return undefined;
  const { set } = plan;
  const [target] = interpretation.labels();
  const isBare = tokens.every((_, at) => at === 0 || target?.tokens.includes(at) === true);
  // What was said beside the label must have become a condition: otherwise too much would be meant.
  if (set.where.length === 0 && !isBare) return undefined;
  return denials(interpretation) > negations(set.where) ? undefined : set;
}

/** Nodes with no relationship of a kind: "used by no country", "without neighbours". */
function unlinked(marked: Interpretation['marked']): Wanted | undefined {
  const interpretation = new Interpretation(marked);
  const [target, other] = interpretation.labels();
  if (target === undefined || !interpretation.has('not') || marked.mentions.length > 0) return undefined;
  const types = interpretation.named('type').filter(({ score }) => score === 1);
  if (types.length === 0 && other === undefined) return undefined;
  const others = other === undefined ? marked.shape.labels.map(({ label }) => label) : [other.name];
  const names = types.length === 0 ? undefined : types.map(({ name }) => name);
  const steps = interpretation.ways(target.name, others, names).flat();
  interpretation.explainNamed([target, ...types, ...(other === undefined ? [] : [other])]);
  const [first] = steps;
  if (first === undefined || interpretation.unexplained().length > 0) return undefined;
  const way = steps.every((step) => step.way === first.way) ? first.way : 'both';
  return {
    label: target.name,
    where: [],
    reach: { step: { types: steps.flatMap((step) => step.types), way }, most: 0 },
  };
}

/** Nodes that are joined to nothing else but what is named: "spoken only in Zimbabwe". */
function exclusive({ label, where }: NodeSet): Wanted | undefined {
  const linked = where.flatMap((filter) => (filter.kind === 'linked' ? [filter] : []));
  const [only, ...more] = linked;
  const [step, ...further] = only?.steps ?? [];
  if (only === undefined || step === undefined || more.length > 0 || further.length > 0) return undefined;
  return { label, where, reach: { step, most: only.to.length } };
}

async function wantedBy(words: readonly Word[], context: EditContext): Promise<Wanted | undefined> {
  const { grammar, language, text, rules } = context;
  const length = phraseAt(words, 0, grammar.every);
  const rest = words.slice(length);
  const [first, ...more] = rest;
  if (length > 0 && first !== undefined && more.length === 0 && grammar.generic.includes(first.word))
    return { where: [] };
  const all = tokensOf(textOf(rest, text), language);
  if (words.length === 1 && grammar.everything.includes(words[0]?.word ?? '')) return { where: [] };
  const isOnly = all.some(({ word }) => grammar.only.includes(word));
  const telling = all.filter(({ word }) => !grammar.only.includes(word) && !grammar.idle.includes(word));
  const tokens = respelled(telling, context);
  // With the word that asks for a list before it, so that a set is read as a question for one is.
  const told = [...tokensOf(rules.list, language), ...tokens];
  const marked = await markTokens(textOf(rest, text), told, context.asking);
  const plural = new RegExp(rules.plural, 'u').test(tokens[0]?.word ?? '');
  const set = described(marked, told);
  if (set === undefined) return isOnly ? undefined : unlinked(marked);
  // Without "all" a label alone is no set: "delete countries" may be meant otherwise.
  if (length === 0 && (set.where.length === 0 || !plural)) return undefined;
  return isOnly ? exclusive(set) : set;
}

/**
 * The nodes of a set that is described: "all countries without a capital". Undefined when the words describe none;
 * throws a rejection when nothing fulfils it, or more than one patch may hold.
 */
export async function setOf(words: readonly Word[], context: EditContext): Promise<readonly GraphNode[] | undefined> {
  const wanted = await wantedBy(words, context);
  if (wanted === undefined) return undefined;
  const { reach, where, label } = wanted;
  const selection = { where, limit: MAX_PATCH_OPERATIONS + 1, ...(label === undefined ? {} : { label }) };
  const rank =
    reach === undefined ? {} : { rank: { measure: { by: 'linked' as const, step: reach.step }, least: true } };
  const { nodes, values, total } = await context.reading.select({ ...selection, ...rank });
  const fitting = reach === undefined ? nodes : nodes.filter((_, at) => Number(values[at]) <= reach.most);
  if (fitting.length === 0) throw new EditRejection('nothingFound', { words, said: textOf(words, context.text) });
  if (fitting.length > MAX_PATCH_OPERATIONS)
    throw new EditRejection('tooMany', { total: reach === undefined ? total : fitting.length });
  return fitting;
}
