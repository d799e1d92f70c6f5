import { type GraphModel } from '../../graph/GraphModel';
import { type StyleBook } from '../style/StyleBook';
import { onceSo } from '../../graph/graphState';
import { type CanvasStore } from './canvasStore';

/** Puts another book in the place of the one that says how everything looks. */
export const changeBook = (store: CanvasStore, change: (book: StyleBook) => StyleBook): void =>
  store.setState((state) => {
    const book = change(state.book);
    return book === state.book ? state : { book };
  });

/** Keeps the looks as the graph that is drawn has them. Returns how to stop. */
export const followGraph = (store: CanvasStore, model: GraphModel): (() => void) =>
  model.subscribe((event) => {
    if (event.type === 'reset' || event.type === 'filled') changeBook(store, (book) => book.reading(model));
    if (event.type === 'delta') changeBook(store, (book) => book.learning(event.delta, model));
  });

/** Resolves once it is known what was chosen of looks: what is drawn before might look otherwise a moment later. */
export const onceLooksKnown = (store: CanvasStore): Promise<void> =>
  onceSo(store, ({ areLooksKnown }) => areLooksKnown);
