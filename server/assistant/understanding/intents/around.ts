import { Interpretation, type Way } from '../Interpretation.js';
import { type Plan } from '../Plan.js';
import { type FoundScale } from '../scales.js';
import { type Named } from '../vocabulary.js';
import { orderedPlan } from './rank.js';
import { byProperty, rankedByKind } from './rankedBy.js';

/** The first of a ranking that is spoken of, after the superlative. */
interface Thing {
  readonly label: string;
  readonly named: readonly Named[];
}

/** The things that a superlative ranks: the label after it, or that of what goes by the name of a kind. */
function thingOf(interpretation: Interpretation, { at }: FoundScale): Thing | undefined {
  const after = interpretation.labels().find(({ tokens }) => tokens.some((index) => index > at));
  if (after !== undefined) return { label: after.name, named: [after] };
  const kind = interpretation.labels().length <= 1 ? rankedByKind(interpretation) : undefined;
  return kind === undefined ? undefined : { label: kind, named: [] };
}

/** What is asked of the first, and the way from it to the first. */
function askedOf(
  interpretation: Interpretation,
  scale: FoundScale,
  { label }: Thing,
): { label: string; way: Way } | undefined {
  const isBefore = ({ tokens }: Named) => tokens.some((at) => at < scale.at);
  const types = interpretation.named('type').filter((one) => one.score === 1 && isBefore(one));
  const labels = interpretation.labels().filter(isBefore);
  const names = types.map(({ name }) => name);
  const ends = [...new Set(names.flatMap((type) => interpretation.otherEnds(type, [label])))];
  const other =
    types.length === 0
      ? labels.find(({ name }) => name !== label)?.name
      : (labels.find(({ name }) => ends.includes(name))?.name ?? (labels.length === 0 ? ends[0] : undefined));
  if (other === undefined || (types.length > 0 && ends.length !== 1)) return undefined;
  const [way, ...more] = interpretation.ways(other, [label], types.length === 0 ? undefined : names);
  const [step] = way ?? [];
  if (way === undefined || step === undefined || more.length > 0) return undefined;
  // Which way a flight goes is not told by a ranking.
  const isMutual = step.types.every((type) => interpretation.marked.vocabulary.isMeant(type, 'border'));
  if (step.way === 'both' && !isMutual) return undefined;
  interpretation.explainNamed(labels.filter(({ name }) => name === other));
  interpretation.explainNamed(interpretation.named('type').filter(({ name }) => step.types.includes(name)));
  interpretation.explainGeneric();
  return { label: other, way };
}

/** What is joined to the first of a ranking: "who directed the longest film", "what borders the largest country". */
export function aroundPlan(interpretation: Interpretation): Plan | undefined {
  const scale = interpretation.scales().find(({ superlative }) => superlative);
  const { mentions, before } = interpretation.marked;
  // A name before the superlative describes what is asked, which is more than is read here.
  if (scale === undefined || before !== undefined || mentions.some(({ from }) => from < scale.at)) return undefined;
  const thing = thingOf(interpretation, scale);
  const asked = thing === undefined ? undefined : askedOf(interpretation, scale, thing);
  if (thing === undefined || asked === undefined) return undefined;
  // What joins the asked to the first describes nothing of the first: its Africa is no South Africa that it borders.
  const types = new Set(asked.way.flatMap((step) => step.types));
  const { marked } = interpretation;
  const named = marked.named.filter(({ kind, name }) => kind !== 'type' || !types.has(name));
  const inner = new Interpretation({ ...marked, named });
  const ranking = byProperty(inner, scale, thing.named);
  if (ranking?.label !== thing.label || ranking.projection !== undefined) return undefined;
  const plan = orderedPlan(inner, ranking, { scale });
  interpretation.explain(marked.tokens.flatMap((_, index) => (inner.isExplained(index) ? [index] : [])));
  const kind = interpretation.has('count') ? ('count' as const) : ('list' as const);
  return { ...plan, around: { kind, label: asked.label, steps: asked.way } };
}
