import { useQuery } from '@apollo/client/react';

import { GraphCountsDocument } from '../../graphql/generated/graph';
import { fold } from '../../domain/folding/fold';
import { type ChipWords } from '../../domain/query/chips/Chip';
import { type ChipField } from '../../domain/query/chips/fieldsOf';
import { useKnownProperties } from './useKnownProperties';

/** Something of the graph to choose: what it is called, with its name where it has the pointer. */
interface KnownName {
  readonly value: string;
  readonly label: string;
  readonly title: string;
}

/** Whether something is meant by what was typed: by what it is called, or by its name. */
export const isNamedSo = (typed: string, known?: { readonly value?: unknown; readonly label?: unknown }): boolean =>
  [known?.label, known?.value].some((name) => typeof name === 'string' && fold(name).includes(fold(typed)));

const asNamed = (name: string): string => name;
const AS_NAMED = { label: asNamed, type: asNamed };

/**
 * The labels, the types or the properties that the project has, to choose from; none for anything else.
 * @param words how labels and types are said; as they are named without it
 */
export function useKnownNames(
  kind: ChipField['takes']['kind'],
  projectId: string,
  { label: ofLabel, type: ofType }: Pick<ChipWords, 'label' | 'type'> = AS_NAMED,
): KnownName[] {
  const { data } = useQuery(GraphCountsDocument, {
    variables: { projectId },
    skip: kind !== 'label' && kind !== 'types',
    fetchPolicy: 'cache-and-network',
  });
  const properties = useKnownProperties(projectId, kind === 'property');
  const called = (names: readonly string[] = [], saying = asNamed) =>
    names.map((name) => ({ value: name, label: saying(name), title: name }));
  // A property is typed as it is stored: what is chosen stands in the field.
  if (kind === 'property') return called(properties.map(({ name }) => name));
  if (kind === 'label')
    return called(
      data?.nodeLabels?.items.map(({ label }) => label),
      (name) => ofLabel(name, 'several'),
    );
  return kind === 'types'
    ? called(
        data?.relationshipTypes?.items.map(({ type }) => type),
        ofType,
      )
    : [];
}
