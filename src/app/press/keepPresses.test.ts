// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { keepPresses } from './keepPresses';

/** jsdom knows no pointer; what is read of one is this. */
const pointer = (type: string, at: { x: number; y: number }, more: object = {}) =>
  Object.assign(new MouseEvent(type, { bubbles: true, cancelable: true, clientX: at.x, clientY: at.y, ...more }), {
    isPrimary: true,
    pointerType: 'mouse',
  });

const HERE = { x: 10, y: 10 };
const heard: string[] = [];
let stop: () => void;
let save: HTMLElement;
let behind: HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  heard.length = 0;
  document.body.innerHTML = '<main><button id="save"><span>Save</span></button><p>behind</p></main>';
  save = document.querySelector('#save') as HTMLElement;
  behind = document.querySelector('p') as HTMLElement;
  save.addEventListener('click', (event) => heard.push(event.ctrlKey ? 'save with Control' : 'save'));
  document.querySelector('main')?.addEventListener('click', ({ target }) => target !== save && heard.push('main'));
  stop = keepPresses(document);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

/** Lets go over something; the browser then clicks on what both have in common. */
function letGo(over: Element, clicked: Element | null, at = HERE, more: object = {}): void {
  over.dispatchEvent(pointer('pointerup', at, more));
  clicked?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  vi.runAllTimers();
}
const press = () => save.querySelector('span')?.dispatchEvent(pointer('pointerdown', HERE));

it('a control that moved away while it was held is clicked, and what lies there now is not', () => {
  press();
  letGo(behind, document.querySelector('main'));
  expect(heard).toEqual(['save']);
});

it('a control whose inside was drawn anew while it was held is clicked', () => {
  press();
  save.replaceChildren('Save it');
  letGo(save, null);
  expect(heard).toEqual(['save']);
});

it('keys that were held with the press are told', () => {
  press();
  letGo(behind, null, HERE, { ctrlKey: true });
  expect(heard).toEqual(['save with Control']);
});

it('a control that stays is clicked once, by the browser', () => {
  press();
  letGo(save, save);
  expect(heard).toEqual(['save']);
});

it('a hand that moves away takes its press back', () => {
  press();
  letGo(behind, null, { x: 10, y: 40 });
  expect(heard).toEqual([]);
});

it('a control that is gone is not clicked', () => {
  press();
  save.remove();
  letGo(behind, document.querySelector('main'));
  expect(heard).toEqual(['main']);
});

it('a press beside every control is left to the browser', () => {
  behind.dispatchEvent(pointer('pointerdown', HERE));
  letGo(behind, behind);
  expect(heard).toEqual(['main']);
});
