// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { StrictMode, useEffect, useEffectEvent, useState } from 'react';
import { afterEach, expect, test } from 'vitest';

import { GraphModel } from '../../graph/GraphModel';
import { whenChanged } from '../../graph/graphState';
import { NOTHING_HIDDEN } from '../core/visibility';
import { type CanvasStore } from './canvasStore';
import { useNewCanvasStore } from './useNewCanvasStore';

afterEach(cleanup);

const model = new GraphModel();
const ZOOMED = { zoom: 2, pan: { x: 0, y: 0 } };

/** A canvas on the graph, with a part that follows what of it is seen as handles do. */
function Canvas({ onMade }: { onMade(store: CanvasStore): void }) {
  const store = useNewCanvasStore(model.store, true);
  const [zoom, setZoom] = useState(1);
  const follow = useEffectEvent(() => setZoom(store.getState().view?.zoom ?? 1));
  useEffect(
    () =>
      whenChanged(
        store,
        ({ view }) => view,
        () => follow(),
      ),
    [store],
  );
  useEffect(() => onMade(store), [store, onMade]);
  return <output>{zoom}</output>;
}

test('a canvas that takes the place of another on the same graph leaves that one alone, and begins anew', () => {
  const made: CanvasStore[] = [];
  const onMade = (store: CanvasStore) => void (made.includes(store) || made.push(store));
  const page = (keys: readonly string[]) => (
    <StrictMode>
      {keys.map((key) => (
        <Canvas key={key} onMade={onMade} />
      ))}
    </StrictMode>
  );
  const { rerender, container } = render(page(['first']));
  act(() => made[0]?.setState({ view: ZOOMED, hidden: { ...NOTHING_HIDDEN, ids: new Set(['a']) } }));
  rerender(page(['second']));
  expect(container.textContent).toBe('1');
  expect(made[0]?.getState().hidden.ids).toEqual(new Set(['a']));
  expect(made[1]?.getState().hidden).toBe(NOTHING_HIDDEN);
});

test('two canvases on one graph see its changes alike, each in its own view', () => {
  const made: CanvasStore[] = [];
  const onMade = (store: CanvasStore) => void (made.includes(store) || made.push(store));
  const { container } = render(
    <>
      <Canvas onMade={onMade} />
      <Canvas onMade={onMade} />
    </>,
  );
  act(() => made[0]?.setState({ view: ZOOMED }));
  expect([...container.children].map(({ textContent }) => textContent)).toEqual(['2', '1']);
  act(() => model.noteHead(7));
  expect(made.map((store) => store.getState().graph.head)).toEqual([7, 7]);
});
