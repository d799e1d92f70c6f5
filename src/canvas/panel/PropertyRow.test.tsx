// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { texts as english } from '../../../locales/en/index';
import { texts as romanian } from '../../../locales/ro/index';
import { type PropertyRow as Row } from '../../graph/propertyEdits';
import { PropertyRow } from './PropertyRow';
import { stubSizes } from '../../../tests/components/noSizes';

beforeAll(async () => {
  stubSizes();
  await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: english, ro: romanian } });
});
beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

/** Shows a property; gives what was asked of its element. */
function shows(row: Row) {
  const changed = vi.fn();
  render(
    <>
      <PropertyRow
        row={row}
        draftKey={`property:a:${row.name}`}
        isTaken={() => false}
        onChange={changed}
        onRemove={() => undefined}
      />
      <button type="button">elsewhere</button>
    </>,
  );
  return changed;
}
const text = (name: string, value: string): Row => ({ name, kind: 'text', value });
const editButton = (name: string) => screen.getByRole('button', { name: `Edit ${name}` });
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const isRead = (name: string) => screen.queryByRole('textbox', { name }) === null;
const elsewhere = () => act(() => screen.getByRole('button', { name: 'elsewhere' }).focus());

describe('a property is read', () => {
  test('in the language of the person', async () => {
    shows({ name: 'people', kind: 'number', value: 17_098_242 });
    shows({ name: 'since', kind: 'date', value: '1862-01-24' });
    expect(screen.getByRole('group', { name: 'people' }).textContent).toContain('17,098,242');
    expect(screen.getByRole('group', { name: 'since' }).textContent).toContain('Jan 24, 1862');
    await act(() => i18next.changeLanguage('ro'));
    expect(screen.getByRole('group', { name: 'people' }).textContent).toContain('17.098.242');
    await act(() => i18next.changeLanguage('en'));
  });

  test('with its links, which open elsewhere and tell nothing of this page', () => {
    shows(text('site', 'See https://example.org/a and javascript:alert(1)'));
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://example.org/a']);
    expect(links[0]?.getAttribute('rel')).toContain('noopener');
    fireEvent.click(links[0] as HTMLElement);
    expect(isRead('site')).toBe(true);
  });

  test('with the picture that it holds, and of a long text the beginning', () => {
    shows(text('flag', 'data:image/png;base64,AAAA'));
    expect(screen.getByRole('img', { name: 'flag' })).toBeTruthy();
    shows(text('note', 'word '.repeat(200)));
    fireEvent.click(screen.getByRole('button', { name: 'Show all of it' }));
    expect(screen.getByRole('button', { name: 'Show less' }).getAttribute('aria-expanded')).toBe('true');
    expect(isRead('note')).toBe(true);
  });

  test('also by a name that cannot be seen, and by names of what every object has', () => {
    shows(text('\u200b', 'x'));
    shows(text('__proto__', 'y'));
    expect(editButton('(invisible name)')).toBeTruthy();
    expect(screen.getByRole('group', { name: '__proto__' }).textContent).toContain('y');
  });
});

describe('it is edited', () => {
  test.each([
    ['a press on the value', () => fireEvent.click(screen.getByText('Ana'))],
    ['F2 on its button', () => fireEvent.keyDown(editButton('name'), { key: 'F2' })],
    ['Enter or a press on its button', () => fireEvent.click(editButton('name'))],
  ])('by %s, and the field has the focus', (_, begin) => {
    shows(text('name', 'Ana'));
    begin();
    expect(document.activeElement).toBe(field('name'));
  });

  test('until Enter sends what was typed, or Escape leaves it; the focus stays on the property', () => {
    const changed = shows(text('name', 'Ana'));
    fireEvent.click(editButton('name'));
    fireEvent.change(field('name'), { target: { value: 'Ada' } });
    fireEvent.keyDown(field('name'), { key: 'Enter' });
    expect(changed).toHaveBeenCalledWith({ name: 'name', kind: 'text', value: 'Ada' }, undefined, undefined);
    expect(document.activeElement).toBe(editButton('name'));
    fireEvent.click(editButton('name'));
    fireEvent.keyDown(field('name'), { key: 'Escape' });
    expect(document.activeElement).toBe(editButton('name'));
  });

  test('until the person leaves it, and what they typed is sent', async () => {
    const changed = shows(text('name', 'Ana'));
    fireEvent.click(editButton('name'));
    fireEvent.change(field('name'), { target: { value: 'Ada' } });
    elsewhere();
    expect(changed).toHaveBeenCalled();
    await waitFor(() => expect(isRead('name')).toBe(true));
  });

  test('on, as long as what is typed cannot be sent, and again where the element is chosen anew', async () => {
    const year: Row = { name: 'year', kind: 'number', value: 1862 };
    const changed = shows(year);
    fireEvent.click(editButton('year'));
    fireEvent.change(field('year'), { target: { value: 'many' } });
    elsewhere();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(field('year').value).toBe('many');
    cleanup();
    shows(year);
    expect(field('year').value).toBe('many');
    expect(changed).not.toHaveBeenCalled();
  });
});
