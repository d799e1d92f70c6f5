import { type StyleBook } from '../style/StyleBook';
import { type CanvasStore, whenChanged } from './canvasStore';

/** Puts another book in the place of the one that says how everything looks. */
export const changeBook = (store: CanvasStore, change: (book: StyleBook) => StyleBook): void =>
  store.setState(({ book }) => ({ book: change(book) }));

/** Calls back once it is known what was chosen of looks: what is drawn before might look otherwise a moment later. */
export function whenLooksKnown(store: CanvasStore, then: () => void): void {
  if (store.getState().areLooksKnown) return then();
  const stop = whenChanged(
    store,
    ({ areLooksKnown }) => areLooksKnown,
    () => {
      stop();
      then();
    },
  );
}
