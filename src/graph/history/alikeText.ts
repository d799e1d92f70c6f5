import { type ChangeFieldsFragment } from '../../../graphql/generated/types';
import { named, type Saying, valuesOf } from './saying';

/** What a change did to each of its elements alike, as the backend sums it up. */
type Alike = NonNullable<ChangeFieldsFragment['summary']['alike']>;

/** What such a change did, as a whole phrase and as one detail among several. */
interface Part {
  readonly whole: string;
  readonly detail: string;
}

function subjectOf({ kind, total: count, name }: Pick<Alike, 'kind' | 'total' | 'name'>, { t }: Saying): string {
  if (kind === 'node')
    return name === '' ? t('history.alike.nodes', { count }) : t('history.alike.namedNodes', { count, name });
  return name === ''
    ? t('history.alike.relationships', { count })
    : t('history.alike.namedRelationships', { count, name });
}

function propertyPart(property: string, subject: string, alike: Alike, saying: Saying): Part {
  const { t } = saying;
  const { before, after } = valuesOf(property, alike, saying);
  if (after === undefined)
    return {
      whole: t('history.alike.removed', { property, subject }),
      detail: t('history.alike.detailRemoved', { property }),
    };
  return before === undefined
    ? {
        whole: t('history.alike.set', { property, after, subject }),
        detail: t('history.detail.set', { property, after }),
      }
    : {
        whole: t('history.alike.changed', { property, before, after, subject }),
        detail: t('history.detail.changed', { property, before, after }),
      };
}

function typePart(alike: Alike, saying: Saying): readonly Part[] {
  const { t } = saying;
  const { name: after, nameBefore: before } = alike;
  if (before === null || after === '') return [];
  const subject = subjectOf({ ...alike, name: '' }, saying);
  return [
    {
      whole: t('history.alike.type', { before, after, subject }),
      detail: t('history.detail.type', { before, after }),
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
  return t(operation === 'create' ? `history.alike.made.${where}` : `history.alike.deleted.${where}`, parts);
}

/** What was done to all elements of a change, from what to what: "set status to “late” on 12 Tram nodes"; undefined where there is nothing to say. */
export function alikeText(alike: Alike, saying: Saying): string | undefined {
  const { t } = saying;
  if (alike.operation !== 'update') return tiedText(alike, saying);
  const subject = subjectOf(alike, saying);
  const parts = [
    ...typePart(alike, saying),
    ...alike.labelsAdded.map((label) => ({
      whole: t('history.alike.labelAdded', { label, subject }),
      detail: t('history.detail.labelAdded', { label }),
    })),
    ...alike.labelsRemoved.map((label) => ({
      whole: t('history.alike.labelRemoved', { label, subject }),
      detail: t('history.detail.labelRemoved', { label }),
    })),
    ...alike.changed.map((property) => propertyPart(property, subject, alike, saying)),
  ];
  const [first, ...others] = parts;
  if (first === undefined) return undefined;
  if (others.length === 0) return first.whole;
  return t('history.changed', { subject, details: parts.map(({ detail }) => detail).join('; ') });
}
