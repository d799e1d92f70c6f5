import { type Move } from '../../../domain/elements/move';
import { type GraphModel } from '../../graph/GraphModel';
import { type Saying } from '../../graph/history/saying';
import { type StyleBook } from '../style/StyleBook';

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
