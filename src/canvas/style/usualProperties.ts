import { captionProperty } from '../../../domain/caption/caption';
import { type GraphNode } from '../../../domain/elements/elements';
import { type PropertyKind } from '../../../domain/properties/values';
import { type NameSummary, type PropertySummary } from '../../../domain/styles/summary';
import { onlyProperty } from '../../../domain/styles/template';
import { type StyleBook } from './StyleBook';

/** What a node is named by where nothing else is known. */
const NAME = 'name';
/** More than these are a form of its own. */
const MOST_USUAL = 8;
/** A property is usual for a label where so many of its nodes have it. */
const LEAST_SHARE = 0.5;

/** The one property that the caption chosen for a label says. */
const chosenProperty = (label: string, book: Pick<StyleBook, 'styleOf'>): string | undefined =>
  onlyProperty(book.styleOf({ kind: 'label', name: label }).caption ?? '');

/** What names the nodes of a label: its caption where that says one property, else what names most of its nodes. */
export function namingPropertyOf(
  label: string | undefined,
  book: Pick<StyleBook, 'styleOf'>,
  nodes: readonly GraphNode[],
): string {
  if (label === undefined) return NAME;
  const chosen = chosenProperty(label, book);
  if (chosen !== undefined) return chosen;
  const votes = new Map<string, number>();
  for (const { labels, properties } of nodes) {
    const property = labels.includes(label) ? captionProperty(properties) : undefined;
    if (property !== undefined) votes.set(property, (votes.get(property) ?? 0) + 1);
  }
  const [[most] = [NAME]] = [...votes].sort(([, one], [, other]) => other - one);
  return most;
}

/** A property that nodes of a label usually have. */
export interface UsualProperty {
  readonly name: string;
  readonly kind: PropertyKind;
}

/** The properties that half of the nodes of a label have and this one has not, the commonest first. */
export function missingProperties(
  { labels, properties }: Pick<GraphNode, 'labels' | 'properties'>,
  summaries: ReadonlyMap<string, NameSummary>,
): readonly UsualProperty[] {
  const summary = summaries.get(labels[0] ?? '');
  if (summary === undefined) return [];
  return [...summary.properties]
    .filter(
      ([name, { filled, lists }]) =>
        lists === 0 && filled >= summary.total * LEAST_SHARE && !Object.hasOwn(properties, name),
    )
    .sort(([, one], [, other]) => other.filled - one.filled)
    .slice(0, MOST_USUAL)
    .map(([name, { kind = 'text' }]) => ({ name, kind }));
}

/** The properties that a new node of a label is asked for: the one that names it first, then those that its label usually has. */
export function fieldsOf(label: string, book: Pick<StyleBook, 'styleOf' | 'summary'>): readonly UsualProperty[] {
  const known = book.summary.labels.get(label)?.properties ?? new Map<string, PropertySummary>();
  const usual = missingProperties({ labels: [label], properties: {} }, book.summary.labels);
  const named = usual.filter(({ kind }) => kind === 'text' || kind === 'number').map(({ name }) => [name, name]);
  const naming = chosenProperty(label, book) ?? captionProperty(Object.fromEntries(named)) ?? NAME;
  const others = usual.filter(({ name }) => name !== naming);
  return [{ name: naming, kind: known.get(naming)?.kind ?? 'text' }, ...others].slice(0, MOST_USUAL);
}
