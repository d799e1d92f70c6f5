// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, expect, test } from 'vitest';

import { texts } from '../../../locales/en/index';
import { type ActionCanvas, type ActionState } from '../../actions/types';
import { SetActions } from './SetActions';

beforeAll(async () => {
  await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: texts } });
});
afterEach(cleanup);

const [one, other] = [
  { kind: 'node', id: 'a' },
  { kind: 'node', id: 'b' },
] as const;
const STATE: ActionState = {
  tool: 'selecting',
  selected: [one, other],
  selection: other,
  nodesShown: 2,
  isSomethingHidden: false,
  isPinned: false,
  canUndo: false,
  canRedo: false,
  isLayoutRunning: false,
  isFiltering: false,
  isOutlineOpen: false,
  isLegendOpen: false,
};

test('what can be done with many is read aloud by its words alone, without the names of its icons', () => {
  render(<SetActions state={STATE} canvas={{} as ActionCanvas} />);
  const words: ReadonlySet<string> = new Set(Object.values(texts.canvas.action));
  const buttons = screen.getAllByRole('button');
  expect(buttons.length).toBeGreaterThan(5);
  expect(screen.queryAllByRole('img')).toEqual([]);
  for (const button of buttons) expect(words).toContain(button.textContent);
});
