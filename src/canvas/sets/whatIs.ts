import { isNode } from '../../../domain/elements/elements';
import { type Move } from '../../../domain/elements/move';
import { type Selected } from '../../../domain/selection/selection';
import { type GraphModel } from '../../graph/GraphModel';
import { nodesByName, subjectOf } from '../../graph/history/alikeText';
import { list, named, type Saying } from '../../graph/history/saying';
import { type StyleBook } from '../style/StyleBook';

/** The one name that all have, of the names of each; empty where there is none. */
const ofAll = ([first = [], ...others]: readonly (readonly string[])[]): string =>
  first.find((name) => others.every((names) => names.includes(name))) ?? '';

/** What is selected, in words: “4 Town nodes (“Turda”, …) and 3 LIVES_IN relationships”; one node by its name alone. */
export function whatIs(refs: Selected, model: GraphModel, book: StyleBook, saying: Saying): string {
  const elements = refs.flatMap((ref) => model.element(ref) ?? []);
  const nodes = elements.filter((element) => isNode(element));
  const relationships = elements.flatMap((element) => (isNode(element) ? [] : [element]));
  const about = (kind: 'node' | 'relationship', total: number, name: string) =>
    subjectOf({ kind, total, name }, saying);
  const [first] = nodes;
  const parts = [
    ...(nodes.length === 1 && first !== undefined ? [named(book.nameOf(first), saying)] : []),
    ...(nodes.length > 1
      ? [
          nodesByName(
            about('node', nodes.length, ofAll(nodes.map(({ labels }) => labels))),
            nodes.length,
            nodes.slice(0, MOST_LOOKED_AT).map((node) => book.nameOf(node)),
            saying,
          ),
        ]
      : []),
    ...(relationships.length > 0
      ? [about('relationship', relationships.length, ofAll(relationships.map(({ type }) => [type])))]
      : []),
  ];
  return list(parts, saying);
}

/** More names than are ever said. */
const MOST_LOOKED_AT = 5;

/** Nodes of a move that are named; the rest is counted. */
const MOST_NAMED = 3;

/** What a move did, as a phrase that goes on after a colon. */
export function moveText({ by, ids }: Move, model: GraphModel, book: StyleBook, { t }: Saying): string {
  const count = ids.length;
  if (by === 'layout') return t('arranged', { count });
  const captions = ids.slice(0, MOST_NAMED).map((id) => {
    const node = model.node(id);
    return node === undefined ? t('someNode') : book.nameOf(node);
  });
  const names = captions.join(', ');
  return t('moved', { count, names: count > captions.length ? t('andMore', { names }) : names });
}
