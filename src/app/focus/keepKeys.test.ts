// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';

import { keepKeys } from './keepKeys';

let stop: () => void;
let item: HTMLElement;
let confirm: HTMLElement;

beforeEach(() => {
  document.body.innerHTML = '<div role="menuitem" tabindex="0">Delete…</div><button>Delete</button>';
  item = document.querySelector('div') as HTMLElement;
  confirm = document.querySelector('button') as HTMLElement;
  stop = keepKeys(document);
});
afterEach(() => stop());

const key = (type: string, name: string, repeat = false) =>
  new KeyboardEvent(type, { key: name, repeat, bubbles: true, cancelable: true });
/** Whether the browser would act on the second half of a press. */
const acts = (on: HTMLElement, name = 'Enter') => on.dispatchEvent(key('keypress', name));

it('a key acts where it was pressed', () => {
  confirm.dispatchEvent(key('keydown', 'Enter'));
  expect(acts(confirm)).toBe(true);
});

it('the key that opens a dialogue does not press the button that has the focus in it', () => {
  item.dispatchEvent(key('keydown', 'Enter'));
  expect(acts(confirm)).toBe(false);
});

it('nor does it when it is held down', () => {
  item.dispatchEvent(key('keydown', 'Enter'));
  confirm.dispatchEvent(key('keydown', 'Enter', true));
  expect(acts(confirm)).toBe(false);
  confirm.dispatchEvent(key('keydown', 'Enter'));
  expect(acts(confirm)).toBe(true);
});

it('letters go where the focus is', () => {
  item.dispatchEvent(key('keydown', 'a'));
  expect(acts(confirm, 'a')).toBe(true);
});
