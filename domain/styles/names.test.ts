import { describe, expect, test } from 'vitest';

import { captionFrom, chosenCaptions, nameOf } from './names.js';
import { type Style } from './style.js';

const chosenFor = (...styles: [label: string, style: Style][]) =>
  chosenCaptions(styles.map(([name, style]) => ({ kind: 'label', name, style })));
const node = (labels: string[], properties: Record<string, string | number | boolean | string[]>) => ({
  labels,
  properties,
});

describe('what a node is called', () => {
  const film = node(['Film'], { title: 'Metropolis', year: 1927, code: 'M1', genres: ['drama', 'sf'] });

  test('is said by the caption chosen for its label, and by the rule for captions without one', () => {
    expect(nameOf(film, chosenFor(['Film', { caption: '{code}: {year}' }]))).toBe('M1: 1927');
    expect(nameOf(film, chosenFor(['Film', { colour: 'red' }]))).toBe('Metropolis');
    expect(nameOf(film, chosenFor())).toBe('Metropolis');
  });
  test('is its name where nothing is to be written at it, or nothing of what is named is there', () => {
    expect(nameOf(film, chosenFor(['Film', { caption: '' }]))).toBe('Metropolis');
    expect(nameOf(film, chosenFor(['Film', { caption: '{isbn}' }]))).toBe('Metropolis');
  });
  test('is said by the first of its labels that has a caption, whatever the others look like', () => {
    const both = node(['Urgent', 'Film'], film.properties as Record<string, string>);
    expect(nameOf(both, chosenFor(['Urgent', { colour: 'red' }], ['Film', { caption: '{code}' }]))).toBe('M1');
  });
  test('has lists with commas, and takes no name of an object for a property', () => {
    expect(nameOf(film, chosenFor(['Film', { caption: '{genres}' }]))).toBe('drama, sf');
    expect(nameOf(film, chosenFor(['Film', { caption: '{constructor}' }]))).toBe('Metropolis');
  });
  test('is said with the values as their reader writes them', () => {
    expect(nameOf(film, chosenFor(['Film', { caption: '{year}' }]), (_, property) => `<${property}>`)).toBe('<year>');
  });
  test('is the day as its reader writes it where nothing but a day names it', () => {
    const visit = node(['Visit'], { on: '2024-09-09', weight: 12 });
    const inWords = (_: unknown, property: string) => (property === 'on' ? 'Sep 9, 2024' : undefined);
    expect(nameOf(visit, chosenFor(), inWords)).toBe('Sep 9, 2024');
    expect(captionFrom(undefined, visit, inWords)).toBe('Sep 9, 2024');
    expect(nameOf(visit, chosenFor())).toBe('2024-09-09');
  });
  test('is a number as it is stored where a number names it: it is a sign, and no amount', () => {
    expect(nameOf(node(['Film'], { title: 1917 }), chosenFor(), () => '1,917')).toBe('1917');
  });
});
