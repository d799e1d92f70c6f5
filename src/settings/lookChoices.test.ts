// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';

import { type Look } from '../../domain/look/look';
import { noteSent, onChoice, tellChoice, unsentChoices } from './lookChoices';

beforeEach(() => localStorage.clear());

it('choices wait until they are sent, each for itself', () => {
  tellChoice({ theme: 'dark' });
  tellChoice({ language: 'ro' });
  expect(unsentChoices()).toEqual({ theme: 'dark', language: 'ro' });
  noteSent({ theme: 'dark' });
  expect(unsentChoices()).toEqual({ language: 'ro' });
});

it('what was chosen anew while the earlier choice was on its way still waits', () => {
  tellChoice({ theme: 'dark' });
  tellChoice({ theme: 'light' });
  noteSent({ theme: 'dark' });
  expect(unsentChoices()).toEqual({ theme: 'light' });
});

it('whoever listens hears of each choice until they stop', () => {
  const heard: Partial<Look>[] = [];
  const stop = onChoice((change) => void heard.push(change));
  tellChoice({ theme: 'dark' });
  stop();
  tellChoice({ theme: 'light' });
  expect(heard).toEqual([{ theme: 'dark' }]);
});

it('what is stored and is no choice is not taken for one', () => {
  localStorage.setItem('look-unsent', '{"theme":"pink","language":7}');
  expect(unsentChoices()).toEqual({});
  localStorage.setItem('look-unsent', '{half');
  expect(unsentChoices()).toEqual({});
});

it('density and motion are choices as well', () => {
  tellChoice({ density: 'compact' });
  tellChoice({ motion: 'reduced' });
  expect(unsentChoices()).toEqual({ density: 'compact', motion: 'reduced' });
});
