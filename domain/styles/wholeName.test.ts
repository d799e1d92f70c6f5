import { expect, test } from 'vitest';

import { wholeNameOf, wholeNameSet } from './wholeName.js';

const ELEV = { labels: ['Elev'] };
const called = (caption: string) => wholeNameOf(ELEV, new Map([['Elev', caption]]));

test.each([
  ['{Prenume} {Nume}', ['Prenume', 'Nume']],
  ['{Last name}, {First name}', ['First name', 'Last name']],
  ['{Nume} {Prenume} ({Clasa})', ['Prenume', 'Nume']],
])('a caption of both names is a whole name, in the order in which it is said: %s', (caption, columns) => {
  expect(called(caption)?.columns).toEqual(columns);
});

test.each(['{Nume}', '{Nume}, {Clasa}', '{Prenume}', 'Elev'])('any other caption is none: %s', (caption) => {
  expect(called(caption)).toBeUndefined();
});

const names = called('{Prenume} {Nume}')!;
const MARIA = { Prenume: 'Maria', Nume: 'Pop', Clasa: '5A' };

test.each([
  ['Maria Popa', { Nume: 'Popa' }],
  ['Maria Pop Ilea', { Nume: 'Pop Ilea' }],
  ['Ana Maria Pop', { Prenume: 'Ana Maria' }],
  ['Ioana Rus', { Prenume: 'Ioana', Nume: 'Rus' }],
  ['Ana Ioana Rus', { Prenume: 'Ana Ioana', Nume: 'Rus' }],
  ['Ioana', { Prenume: 'Ioana' }],
])('Maria Pop who is to be called %s changes what is otherwise', (text, expected) => {
  expect(wholeNameSet(text, names, MARIA)).toEqual(expected);
});

test('somebody new has both names', () => {
  expect(wholeNameSet('Vlad Toma', names)).toEqual({ Prenume: 'Vlad', Nume: 'Toma' });
});

test('Hungarians say the family name first', () => {
  const magyar = called('{Vezetéknév} {Keresztnév}')!;
  expect(magyar.columns).toEqual(['Vezetéknév', 'Keresztnév']);
  expect(wholeNameSet('Nagy Anna Mária', magyar)).toEqual({ Vezetéknév: 'Nagy', Keresztnév: 'Anna Mária' });
});
