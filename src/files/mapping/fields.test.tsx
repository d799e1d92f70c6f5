// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, expect, test } from 'vitest';

import { texts as english } from '../../../locales/en/index';
import { Choice, goesToMissing, Word } from './fields';

beforeAll(async () => {
  await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: english } });
});
afterEach(cleanup);

const choice = (value: string[]) => (
  <Choice<string[]>
    words="Told apart by"
    value={value}
    options={[{ value: 'code', label: 'code' }]}
    isMultiple
    hint="nothing: each row is new"
    onChange={() => undefined}
  />
);

test('a choice of which nothing is chosen says what that means, and no more once something is', () => {
  const { rerender } = render(choice([]));
  expect(screen.getByText('nothing: each row is new')).toBeDefined();
  rerender(choice(['code']));
  expect(screen.queryByText('nothing: each row is new')).toBeNull();
});

test('a word that is needed and was left empty says so beside it, and takes whoever goes on to it', () => {
  const form = (type: string) => (
    <form>
      <Word words="Label" value="" onChange={() => undefined} />
      <Word isNeeded words="Relationship type" value={type} onChange={() => undefined} />
    </form>
  );
  const { container, rerender } = render(form(' '));
  const shown = container.querySelector('form') as HTMLFormElement;
  const field = screen.getByRole('textbox', { name: 'Relationship type' });
  expect(field.getAttribute('aria-describedby')).toBe(screen.getByText(english.files.mapping.missing).id);
  expect(goesToMissing(shown)).toBe(true);
  expect(document.activeElement).toBe(field);
  rerender(form('BUILT_BY'));
  expect(screen.queryByText(english.files.mapping.missing)).toBeNull();
  expect(goesToMissing(shown)).toBe(false);
});
