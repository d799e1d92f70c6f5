import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

const fragmentsOf = ({ definitions }: DocumentNode): Fragments =>
  new Map(definitions.flatMap((each) => (each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each]] : [])));

function fieldsOf({ selections }: SelectionSetNode, fragments: Fragments): number {
  return selections.reduce((count, selection) => {
    if (selection.kind === Kind.FIELD) return selection.name.value.startsWith('__') ? count : count + 1;
    const inner = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value);
    return count + (inner === undefined ? 0 : fieldsOf(inner.selectionSet, fragments));
  }, 0);
}

/**
 * How many calls an operation of a validated document stands for: its fields, under whatever names, fragments seen
 * through; what GraphQL itself answers (`__typename`) is none.
 * @param name the operation that runs; where a document has one it needs no name
 */
export function operationCount(document: DocumentNode, name: string | undefined): number {
  const operations = document.definitions.filter(
    (each): each is OperationDefinitionNode => each.kind === Kind.OPERATION_DEFINITION,
  );
  const chosen = operations.find((each) => each.name?.value === name) ?? operations[0];
  return chosen === undefined ? 1 : Math.max(1, fieldsOf(chosen.selectionSet, fragmentsOf(document)));
}
