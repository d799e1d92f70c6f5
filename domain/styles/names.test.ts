import { describe, expect, test } from 'vitest';

import { chosenCaptions, nameOf } from './names.js';
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
});
