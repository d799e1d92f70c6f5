import { type ChangeFieldsFragment } from '../../../graphql/generated/types';
import { list, named, type Saying, valuesOf } from './saying';

/** What a change did to each of its elements alike, as the backend sums it up. */
type Alike = NonNullable<ChangeFieldsFragment['summary']['alike']>;

/** What such a change did, as a whole phrase and as one detail among several. */
interface Part {
  readonly whole: string;
  readonly detail: string;
}

/** Elements by their number, and by the label or type that all of them have. */
export function subjectOf({ kind, total: count, name }: Pick<Alike, 'kind' | 'total' | 'name'>, { t }: Saying): string {
  if (kind === 'node') return name === '' ? t('alike.nodes', { count }) : t('alike.namedNodes', { count, name });
  return name === '' ? t('alike.relationships', { count }) : t('alike.namedRelationships', { count, name });
}

function propertyPart(property: string, subject: string, alike: Alike, saying: Saying): Part {
  const { t } = saying;
  const { before, after } = valuesOf(property, alike, saying);
  if (after === undefined)
    return {
      whole: t('alike.removed', { property, subject }),
      detail: t('alike.detailRemoved', { property }),
    };
  return before === undefined
    ? {
        whole: t('alike.set', { property, after, subject }),
        detail: t('detail.set', { property, after }),
      }
    : {
        whole: t('alike.changed', { property, before, after, subject }),
        detail: t('detail.changed', { property, before, after }),
      };
}

function typePart(alike: Alike, saying: Saying): readonly Part[] {
  const { t } = saying;
  const { name: after, nameBefore: before } = alike;
  if (before === null || after === '') return [];
  const subject = subjectOf({ ...alike, name: '' }, saying);
  return [
    {
      whole: t('alike.type', { before, after, subject }),
      detail: t('detail.type', { before, after }),
    },
  ];
}

/** Relationships that were made or deleted, with the node that they have in common at an end. */
function tiedText({ operation, kind, total, name, start, end }: Alike, saying: Saying): string {
  const { t } = saying;
  const subject = subjectOf({ kind, total, name }, saying);
  const parts = {
    subject,
    ...(start === null ? {} : { start: named(start.caption, saying) }),
    ...(end === null ? {} : { end: named(end.caption, saying) }),
  };
  const where = start === null ? (end === null ? 'bare' : 'to') : end === null ? 'from' : 'between';
  return t(operation === 'create' ? `alike.made.${where}` : `alike.deleted.${where}`, parts);
}

/** Relationships of which an end was hung elsewhere, or that were turned round. */
function movedText(alike: Alike, saying: Saying): string {
  const { t } = saying;
  const at = (end: Alike['start'] | undefined) => (end == null ? '' : named(end.caption, saying));
  const { start, end, startBefore, endBefore } = alike;
  const parts = {
    subject: subjectOf(alike, saying),
    ...{ start: at(start), end: at(end), startBefore: at(startBefore), endBefore: at(endBefore) },
  };
  if (alike.ends === 'start') return t(`alike.moved.${startBefore ? 'startFrom' : 'start'}`, parts);
  if (alike.ends === 'end') return t(`alike.moved.${endBefore ? 'endFrom' : 'end'}`, parts);
  return t(alike.ends === 'both' ? 'alike.moved.both' : 'alike.moved.turned', parts);
}

/** Names that are said of many; the rest is counted. */
const MOST_NAMED = 3;

/** Nodes with the names of the first of them: “4 Town nodes (“Turda”, “Iași”, …)”. */
export function nodesByName(subject: string, total: number, names: readonly string[], saying: Saying): string {
  // To say “and 1 more” takes as much room as the name of that one.
  const said = names.length === total && total === MOST_NAMED + 1 ? names : names.slice(0, MOST_NAMED);
  const quoted = said.map((caption) => named(caption, saying));
  const more = total - said.length;
  const all = more > 0 ? [...quoted, saying.t('alike.more', { count: more })] : quoted;
  return said.length === 0 ? subject : saying.t('alike.byName', { subject, names: list(all, saying) });
}

/** Nodes that were made, deleted or merged with another, by their first names, and the relationships that went with them. */
function nodesText(alike: Alike, names: readonly string[], saying: Saying): string {
  const { t } = saying;
  const { operation, into, total, along } = alike;
  const nodes = nodesByName(subjectOf(alike, saying), total, names, saying);
  const parts = { nodes, count: along ?? 0 };
  const tied = along == null || along === 0 ? 'alone' : 'tied';
  if (into != null) return t(`alike.merged.${tied}`, { ...parts, into: named(into.caption, saying) });
  return t(operation === 'create' ? `alike.madeNodes.${tied}` : `alike.deletedNodes.${tied}`, parts);
}

/** What was done to all elements of a change, from what to what: "set status to “late” on 12 Tram nodes"; undefined where there is nothing to say. @param names what the first of the nodes are called */
export function alikeText(alike: Alike, names: readonly string[], saying: Saying): string | undefined {
  const { t } = saying;
  if (alike.operation !== 'update')
    return alike.kind === 'node' ? nodesText(alike, names, saying) : tiedText(alike, saying);
  if (alike.ends != null) return movedText(alike, saying);
  const subject = subjectOf(alike, saying);
  const parts = [
    ...typePart(alike, saying),
    ...alike.labelsAdded.map((label) => ({
      whole: t('alike.labelAdded', { label, subject }),
      detail: t('detail.labelAdded', { label }),
    })),
    ...alike.labelsRemoved.map((label) => ({
      whole: t('alike.labelRemoved', { label, subject }),
      detail: t('detail.labelRemoved', { label }),
    })),
    ...alike.changed.map((property) => propertyPart(property, subject, alike, saying)),
  ];
  const [first, ...others] = parts;
  if (first === undefined) return undefined;
  if (others.length === 0) return first.whole;
  return t('changed', { subject, details: parts.map(({ detail }) => detail).join('; ') });
}
