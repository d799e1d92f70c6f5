// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, expect, test } from 'vitest';

import { texts as en } from '../../../locales/en/index';
import { type ActionCanvas, type ActionState, type CanvasAction } from '../../actions/types';
import { ActionsContext } from '../workbench/useActions';
import { ActionButton } from './ActionButton';

const i18n = i18next.createInstance();
beforeAll(() => i18n.use(initReactI18next).init({ lng: 'en', resources: { en } }));
afterEach(cleanup);

let drawn = 0;
const performed: ActionCanvas[] = [];
const undo = {
  id: 'undo',
  icon: () => {
    drawn += 1;
    return null;
  },
  keys: ['mod+z'],
  enabled: ({ canUndo }: ActionState) => canUndo,
  perform: (canvas: ActionCanvas) => void performed.push(canvas),
} as unknown as CanvasAction;

test('a tool is drawn anew where it looks otherwise, not with every change to the graph or the canvas, and acts on the canvas that is', () => {
  const [canvas, other] = [{}, {}] as [ActionCanvas, ActionCanvas];
  const toolbar = (state: Partial<ActionState>, on = canvas) => (
    <I18nextProvider i18n={i18n}>
      <ActionsContext value={{ state: state as ActionState, canvas: on }}>
        <ActionButton action={undo} />
      </ActionsContext>
    </I18nextProvider>
  );
  const { rerender } = render(toolbar({ canUndo: false, nodesShown: 0 }));
  const atFirst = drawn;
  rerender(toolbar({ canUndo: false, nodesShown: 50 }));
  rerender(toolbar({ canUndo: false, nodesShown: 51, selected: [] }, {} as ActionCanvas));
  expect(drawn).toBe(atFirst);
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
  rerender(toolbar({ canUndo: true, nodesShown: 51 }));
  rerender(toolbar({ canUndo: true, nodesShown: 52 }, other));
  expect(screen.getByRole('button', { name: 'Undo' })).toBeEnabled();
  screen.getByRole('button', { name: 'Undo' }).click();
  expect(performed).toEqual([other]);
  expect(performed[0]).toBe(other);
});
