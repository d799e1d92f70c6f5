import { describe, expect, test } from 'vitest';

import { singularsFor } from './singulars.js';

describe('one of a kind', () => {
  test.each([
    ['shelves', 'shelf'],
    ['valves', 'valve'],
    ['analyses', 'analysis'],
    ['batteries', 'battery'],
    ['stations', 'station'],
    ['people', 'person'],
    ['building', 'building'],
    ['process', 'process'],
    ['data', 'data'],
    ['exported', 'exported'],
  ])('is told by the dictionary where headings are English: %s is %s', (word, singular) => {
    expect(singularsFor(['name', 'country', 'price']).of(word)).toBe(singular);
  });

  test.each([
    ['contoare', 'contor'],
    ['Comenzi', 'comandă'],
    ['angajați', 'angajat'],
    ['produse', 'produs'],
    ['copii', 'copil'],
    ['case', 'casă'],
    ['păsări', 'pasăre'],
    ['proces', 'proces'],
  ])('and where they are Romanian: %s is %s', (word, singular) => {
    expect(singularsFor(['denumire', 'adresă', 'preț']).of(word)).toBe(singular);
  });

  test('is written without marks where the word is', () => {
    const { of } = singularsFor(['denumire']);
    expect([of('stații'), of('statii')]).toEqual(['stație', 'statie']);
  });

  test('ends as nouns of its language do, where a dictionary has no noun for a form', () => {
    expect(singularsFor(['curse', 'nava', 'marfă', 'plecare']).of('curse')).toBe('cursă');
  });

  test('is what another heading says where no dictionary has it', () => {
    const { of } = singularsFor(['zorbon', 'zorboane', 'denumire']);
    expect([of('zorboane'), of('zorbon')]).toEqual(['zorbon', 'zorbon']);
    expect(singularsFor(['denumire']).of('zorbule')).toBe('zorbule');
  });

  test('comes first in Romanian, before what describes it', () => {
    expect(singularsFor(['stații', 'autobuz']).isHeadFirst).toBe(true);
    expect(singularsFor(['bus', 'stations']).isHeadFirst).toBe(false);
  });
});
