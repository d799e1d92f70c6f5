// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { texts as english } from '../../../locales/en/index';
import { type GraphNode } from '../../../domain/elements/elements';
import { type PropertyRow as Row, rowsOf, setProperty } from '../../graph/propertyEdits';
import { keepTyped } from './keepTyped';
import { PropertyEditor } from './PropertyEditor';
import { ShownVersion } from './useFieldDraft';
import { stubSizes } from '../../../tests/components/noSizes';

beforeAll(async () => {
  stubSizes();
  await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: english } });
});
beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const element: GraphNode = {
  ...{ id: 'a', labels: ['Depot'], version: 4, degree: 0, createdAt: '', updatedAt: '', propertyKinds: {} },
  properties: { name: 'North', lines: ['1', '2'] },
};
const UNSAVED = english.canvas.property.unsaved;
const AGAIN = english.canvas.property.sendAgain;

/** Shows the properties of an element whose store takes nothing; gives what it was asked. */
function shows() {
  const asked = vi.fn();
  const change = (row: Row, oldName?: string, base?: number) => {
    asked(row, oldName, base);
    setTimeout(() => act(() => keepTyped(element, setProperty(row, oldName))));
  };
  const editor = (
    <PropertyEditor elementId="a" rows={rowsOf(element)} usual={[]} onChange={change} onRemove={() => undefined} />
  );
  return { asked, ...render(editor) };
}
const type = (field: HTMLElement, value: string) => {
  fireEvent.change(field, { target: { value } });
  fireEvent.keyDown(field, { key: 'Enter', code: 'Enter', keyCode: 13 });
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

test('a new property that was not saved stays where it was typed, says so, and is sent again by a press', async () => {
  const { asked, unmount } = shows();
  press('Add an entry');
  fireEvent.change(box('Name'), { target: { value: 'fleet' } });
  type(box('Value'), '12 buses');
  const fleet: Row = { name: 'fleet', kind: 'text', value: '12 buses' };
  expect(asked).toHaveBeenCalledExactlyOnceWith(fleet, undefined, undefined);
  await screen.findByText(UNSAVED);
  expect(box('Value').value).toBe('12 buses');
  unmount();
  const later = shows();
  expect(screen.getByText(UNSAVED)).toBeTruthy();
  press(AGAIN);
  expect(later.asked).toHaveBeenCalledExactlyOnceWith(fleet, undefined, undefined);
  await screen.findByText(UNSAVED);
  press(english.canvas.property.discard);
  expect(screen.queryByText(UNSAVED)).toBeNull();
  expect(sessionStorage.length).toBe(0);
});

test('a value of a list that was not saved stays in its field, is not sent by leaving it, and is sent again by a press', async () => {
  const { asked } = shows();
  press('Edit lines');
  press('Add a value');
  type(box('lines, entry 3'), '7');
  expect(asked).toHaveBeenCalledOnce();
  await screen.findByText(UNSAVED);
  expect(box('lines, entry 3').value).toBe('7');
  expect(box('lines, entry 3').getAttribute('aria-describedby')).toBe(screen.getByText(UNSAVED).id);
  fireEvent.blur(box('lines, entry 3'));
  expect(asked).toHaveBeenCalledOnce();
  press(AGAIN);
  expect(asked).toHaveBeenLastCalledWith({ name: 'lines', kind: 'textList', value: ['1', '2', '7'] }, undefined, 4);
  await screen.findByText(UNSAVED);
});

test('a value that was not saved opens its field again, and who had the focus on its button goes on in it', async () => {
  shows();
  press('Edit name');
  type(box('name'), 'South');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit name' }));
  await screen.findByText(UNSAVED);
  expect(box('name').value).toBe('South');
  expect(document.activeElement).toBe(box('name'));
  press(english.canvas.property.discard);
  expect(box('name').value).toBe('North');
});

test('what the message of the failure has stored after all is no draft any more: its form and its fields close', async () => {
  const editor = (properties: GraphNode['properties'], version: number) => (
    <ShownVersion value={version}>
      <PropertyEditor
        elementId="a"
        rows={rowsOf({ ...element, properties })}
        usual={[]}
        onChange={() => undefined}
        onRemove={() => undefined}
      />
    </ShownVersion>
  );
  const { rerender } = render(editor(element.properties, 4));
  act(() => keepTyped(element, { setProperties: { fleet: 'buses', name: 'South', lines: ['1', '2', '3'] } }));
  expect(screen.getAllByText(UNSAVED)).toHaveLength(3);
  const stored = { fleet: 'buses', name: 'South', lines: ['1', '2', '3'] };
  // Drawn before the store has answered, it may still be refused.
  rerender(editor(stored, 4));
  rerender(editor(element.properties, 4));
  expect(screen.getAllByText(UNSAVED)).toHaveLength(3);
  rerender(editor(stored, 5));
  await waitFor(() => expect(screen.queryByText(UNSAVED)).toBeNull());
  expect(screen.queryAllByRole('textbox')).toEqual([]);
  expect(sessionStorage.length).toBe(0);
});
