import { type ChangeFieldsFragment } from '../../../graphql/generated/types';
import { alikeText } from './alikeText';
import { restyledText } from './lookText';
import { named, type Saying, valuesOf } from './saying';

type Change = Pick<ChangeFieldsFragment, 'counts' | 'summary'>;
/** An element of a change as the backend sums it up. */
export type Summarised = Change['summary']['elements'][number];

const COUNTS = [
  'nodesCreated',
  'nodesUpdated',
  'nodesDeleted',
  'relationshipsCreated',
  'relationshipsUpdated',
  'relationshipsDeleted',
] as const;

/** Elements of a change of many that are named where nothing else names them. */
const MOST_NAMED = 3;

const total = ({ counts }: Change) => COUNTS.reduce((sum, kind) => sum + counts[kind], 0);

/** Whether a change changed something; what changed nothing is no step that could be taken back. */
export const isAnything = (change: Change): boolean => total(change) > 0 || (change.summary.styles ?? []).length > 0;

/** What an element is called: a node by its name, a relationship by its type and its ends. */
export function subjectOf({ kind, caption, start, end }: Summarised, saying: Saying): string {
  if (kind === 'node') return named(caption, saying);
  return saying.t('between', {
    type: caption,
    start: named(start?.caption ?? '', saying),
    end: named(end?.caption ?? '', saying),
  });
}

function propertyText(property: string, element: Summarised, saying: Saying): string {
  const { t } = saying;
  const { before, after } = valuesOf(property, element, saying);
  if (after === undefined) return t('detail.removed', { property, before: before ?? '' });
  return before === undefined ? t('detail.set', { property, after }) : t('detail.changed', { property, before, after });
}

const isTurned = ({ start, end, startBefore, endBefore }: Summarised): boolean =>
  startBefore != null && endBefore != null && startBefore.id === end?.id && endBefore.id === start?.id;

/** Where the ends of a relationship hung before. */
function endDetails({ start, end, startBefore, endBefore }: Summarised, saying: Saying): string[] {
  const { t } = saying;
  const from = (before: Summarised['start'] | undefined, after: Summarised['start'] | undefined) => ({
    before: named(before?.caption ?? '', saying),
    after: named(after?.caption ?? '', saying),
  });
  return [
    ...(startBefore == null ? [] : [t('detail.start', from(startBefore, start))]),
    ...(endBefore == null ? [] : [t('detail.end', from(endBefore, end))]),
  ];
}

function detailsOf(element: Summarised, saying: Saying): string[] {
  const { t } = saying;
  const { kind, captionBefore, caption, labelsAdded, labelsRemoved, propertiesLeftOut } = element;
  const isRetyped = kind === 'relationship' && captionBefore !== null;
  return [
    ...endDetails(element, saying),
    ...(isRetyped ? [t('detail.type', { before: captionBefore, after: caption })] : []),
    ...labelsAdded.map((label) => t('detail.labelAdded', { label })),
    ...labelsRemoved.map((label) => t('detail.labelRemoved', { label })),
    ...element.changed.map((property) => propertyText(property, element, saying)),
    ...(propertiesLeftOut > 0 ? [t('detail.more', { count: propertiesLeftOut })] : []),
  ];
}

function oneText(element: Summarised, saying: Saying): string {
  const { t } = saying;
  const { kind, operation, caption, captionBefore, changed } = element;
  const subject = subjectOf(element, saying);
  if (operation === 'update') {
    const details = detailsOf(element, saying);
    if (isTurned(element) && details.length === 2) return t('turned', { subject });
    const isRenamed = kind === 'node' && captionBefore !== null && details.length === 1 && changed.length === 1;
    return isRenamed
      ? t('renamed', { before: captionBefore, caption })
      : t('changed', { subject, details: details.join('; ') });
  }
  const isMade = operation === 'create';
  if (kind === 'relationship') return t(isMade ? 'madeRelationship' : 'deletedRelationship', { subject });
  return t(isMade ? 'made' : 'deleted', { subject, labels: element.labels.join(', ') });
}

function kindsText({ summary }: Change, { language }: Saying): string {
  const number = new Intl.NumberFormat(language);
  const [nodes, relationships] = (['node', 'relationship'] as const).map((wanted) =>
    summary.byName.filter(({ kind }) => kind === wanted),
  );
  return [...(nodes ?? []), ...(relationships ?? [])]
    .map(({ name, total: many }) => `${number.format(many)} ${name}`)
    .join(', ');
}

/** How many nodes a change touched. */
export const nodesOf = ({ counts }: Change): number => counts.nodesCreated + counts.nodesUpdated + counts.nodesDeleted;

function namesText(change: Change, { t }: Saying): string {
  const captions = change.summary.elements
    .filter(({ kind, caption }) => kind === 'node' && caption !== '')
    .slice(0, MOST_NAMED)
    .map(({ caption }) => t('quoted', { caption }));
  const names = captions.join(', ');
  return captions.length > 0 && nodesOf(change) > captions.length ? t('andMore', { names }) : names;
}

/** The first nodes that were made or deleted, by what they are called. */
const namesOfWhole = ({ summary }: Change, operation: string): string[] =>
  summary.elements
    .filter((element) => element.kind === 'node' && element.operation === operation && element.caption !== '')
    .map(({ caption }) => caption);

/** What was done to all of the elements of a change, where it was the same. */
function sameToAll(change: Change, saying: Saying, isBesideLinks: boolean): string | undefined {
  const { alike } = change.summary;
  if (alike == null) return undefined;
  const isWhole = alike.into != null || alike.total + (alike.along ?? 0) === total(change);
  return isWhole ? alikeText(alike, isBesideLinks ? [] : namesOfWhole(change, alike.operation), saying) : undefined;
}

/** Beside links to the elements only their kinds are left to say; without, their first names say most. */
function manyText(change: Change, saying: Saying, isBesideLinks: boolean): string {
  const { counts } = change;
  const { t } = saying;
  const alike = sameToAll(change, saying, isBesideLinks);
  if (alike !== undefined) return alike;
  const said = COUNTS.filter((kind) => counts[kind] > 0)
    .map((kind) => t(`${kind}`, { count: counts[kind] }))
    .join(', ');
  if (isBesideLinks) {
    const kinds = kindsText(change, saying);
    return kinds === '' ? said : t('many', { counts: said, kinds });
  }
  const names = namesText(change, saying);
  return names === '' ? said : t('manyNamed', { counts: said, names });
}

const stylesText = ({ summary }: Change, saying: Saying): string =>
  (summary.styles ?? []).map((one) => restyledText(one, saying)).join('; ');

/**
 * What a change did, as a phrase that goes on after a colon: "renamed “A” to “B”".
 * @param isBesideLinks its elements are named beside it
 */
export function changeText(change: Change, saying: Saying, isBesideLinks = false): string {
  const { summary, counts } = change;
  const [first] = summary.elements;
  const restyled = stylesText(change, saying);
  if (restyled !== '' && total(change) === 0) return restyled;
  if (first === undefined) return manyText(change, saying, isBesideLinks) || saying.t('nothing');
  if (total(change) === 1) return oneText(first, saying);
  const isOneNodeWithItsOwn =
    counts.nodesDeleted === 1 && total(change) === 1 + counts.relationshipsDeleted && first.kind === 'node';
  return isOneNodeWithItsOwn
    ? saying.t('deletedWith', { subject: subjectOf(first, saying), count: counts.relationshipsDeleted })
    : manyText(change, saying, isBesideLinks);
}

/** A phrase as the beginning of a sentence. */
export const asSentence = (phrase: string, language: string): string => {
  const [first = '', ...rest] = phrase;
  return first.toLocaleUpperCase(language) + rest.join('');
};
