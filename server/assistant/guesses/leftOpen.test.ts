import { describe, expect, test } from 'vitest';

import { offeringOn } from '../../../tests/assistant/harness/offering.js';
import { World } from '../../../tests/assistant/unseen/World.js';

/** Boats that go from one pier to another, who steers them, and what each crossing took in. */
function crossings(): World {
  const world = new World();
  world.add('Pier', 'name', { Northhaven: { depth: 4 }, Stonequay: { depth: 7 }, Gullrock: { depth: 3 } });
  world.add('Helmsman', 'name', { 'Tor Vik': {}, 'Ola Rand': {}, 'Siv Lund': {} });
  const crossing = (sailed: string, fares: number, bar: number, full: number, sky: string) => ({
    sailed,
    'Fares (€)': fares,
    'Bar (€)': bar,
    'Full (%)': full,
    sky,
  });
  world.add('Crossing', 'name', {
    X1: crossing('2025-02-03', 400, 30, 80, 'fog'),
    X2: crossing('2025-05-20', 250, 90, 40, 'fog'),
    X3: crossing('2025-09-01', 900, 10, 95, 'sun'),
    X4: crossing('2026-04-11', 700, 20, 70, 'fog'),
  });
  world.join('SET_OUT', 'X1 > Northhaven, X2 > Northhaven, X3 > Stonequay, X4 > Stonequay');
  world.join('MADE_FAST', 'X1 > Stonequay, X2 > Gullrock, X3 > Northhaven, X4 > Gullrock');
  world.join('STEERED_BY', 'X1 > Tor_Vik, X2 > Tor_Vik, X3 > Ola_Rand, X4 > Tor_Vik');
  return world;
}

const offered = offeringOn(crossings());

describe('what a question leaves open is offered in each way that the graph allows', () => {
  test('a way to what is named, where there are two', async () => {
    const { refused, answers } = await offered('which crossings have hobnobbed with Gullrock lately');
    expect(refused).toBe(true);
    const { texts } = await offered('which crossings have hobnobbed with Northhaven lately');
    expect(texts.join(' ')).toMatch(/set out/i);
    expect(texts.join(' ')).toMatch(/made fast/i);
    expect(answers.join(' ')).toContain('X2');
  });

  test('two sums of money', async () => {
    const { texts, answers } = await offered('how much was raked in whenever Tor Vik hollered');
    expect(texts.join(' ')).toContain('Fares (€)');
    expect(texts.join(' ')).toContain('Bar (€)');
    expect(answers.join(' ')).toContain('1350 €');
    expect(answers.join(' ')).toContain('140 €');
  });
});

describe('a time of more than a day', () => {
  test('a half of a year', async () => {
    const { answers } = await offered('which crossings hollered in the first half of 2025');
    expect(answers[0]).toContain('X1');
    expect(answers[0]).toContain('X2');
    expect(answers[0]).not.toContain('X3');
  });

  test('a season', async () => {
    const { answers } = await offered('which crossings sailed last spring');
    expect(answers[0]).toContain('X4');
    expect(answers[0]).not.toContain('X2');
  });

  test('a quarter, in Romanian', async () => {
    const { answers } = await offered('ce s-a hârjonit în trimestrul trei din 2025', 'ro');
    expect(answers[0]).toContain('X3');
  });
});

describe('a unit alone', () => {
  test('names what is told in it, beside a number', async () => {
    const { answers } = await offered('ce zburdă peste 75%', 'ro');
    expect(answers[0]).toContain('X1');
    expect(answers[0]).toContain('X3');
    expect(answers[0]).not.toContain('X2');
  });

  test('and without one', async () => {
    const { texts } = await offered('how many percent has X2 gobbled');
    expect(texts.join(' ')).toContain('Full (%)');
  });
});

describe('what is most of all', () => {
  test('those who did it most often, where no word says what', async () => {
    const { answers } = await offered('which helmsman hollered most often');
    expect(answers[0]).toContain('Tor Vik');
    expect(answers[0]).not.toContain('Ola Rand');
  });

  test('a value that is found most often', async () => {
    const { texts, answers } = await offered('which sky do we grumble about most often');
    expect(texts[0]).toContain('sky');
    expect(answers[0]).toContain('fog');
  });

  test('by the only number that there is', async () => {
    const { answers } = await offered('which pier is the gnarliest of the biggest');
    expect(answers[0]).toContain('Stonequay');
  });
});

describe('for each', () => {
  test('how many there were', async () => {
    const { texts, answers } = await offered('how many crossings got yodelled and gobbled per helmsman');
    expect(texts[0]).toContain('for each');
    expect(answers[0]).toContain('Tor Vik');
    expect(answers[0]).toContain('3');
  });
});

describe('what nobody did', () => {
  test('by what tells what was done', async () => {
    const { answers } = await offered('which helmsman has never hollered');
    expect(answers[0]).toContain('Siv Lund');
    expect(answers[0]).not.toContain('Tor Vik');
  });
});

test('what is written in what is between two that are named', async () => {
  const { answers } = await offered('what did Tor Vik grumble of around Gullrock');
  expect(answers.join(' ')).toContain('fog');
});

test('two that are named are joined by what is next to both', async () => {
  const { answers } = await offered('what did Ola Rand grumble about at Stonequay');
  expect(answers.join(' ')).toContain('X3');
});

describe('a reading that changes the role of a word is offered, and not told', () => {
  test.each([['which crossing has the longest gangway'], ['which crossings have an average bar']])(
    '%s',
    async (question) => {
      const { refused, texts } = await offered(question);
      expect([refused, texts.some((text) => text.toLowerCase().includes('crossing'))]).toEqual([true, true]);
    },
  );
});

describe('what is held against each other', () => {
  test('which of two comes to more', async () => {
    const { refused, answers } = await offered('were more fares gobbled for Tor Vik or for Ola Rand');
    expect(refused).toBe(true);
    expect(answers.join(' ')).toContain('(1350)');
    expect(answers.join(' ')).toContain('(900)');
  });

  test('yes or no where it is claimed', async () => {
    const { answers } = await offered('did Ola Rand gobble more fares than Tor Vik');
    expect(answers[0]).toMatch(/^No/u);
  });

  test('how far they are apart, from the greater', async () => {
    const { answers } = await offered('what was the difference in yodelled fares between X2 and X3');
    expect(answers.join(' ')).toContain('650');
    expect(answers.join(' ')).not.toContain('-650');
  });

  test('two numbers of each, in Romanian', async () => {
    const { answers } = await offered('la câte crossings a fost bar zburdat mai mare decât full', 'ro');
    expect(answers[0]).toContain('X2');
    expect(answers[0]).not.toContain('X3');
  });

  test('a part of a whole', async () => {
    const { answers } = await offered('what share of the yodelled crossings had fog');
    expect(answers.join(' ')).toContain('75 %');
  });
});

test('a month without its year is that month of any', async () => {
  const { answers } = await offered('which crossings hollered in May');
  expect(answers.join(' ')).toContain('X2');
});

test('where a name is unknown nothing is offered without it', async () => {
  const { refused, texts } = await offered('how many crossings has Hilda Berg gobbled');
  expect([refused, texts]).toEqual([true, []]);
});

test('what is offered says which words it leaves out', async () => {
  const { texts } = await offered('how many crossings hollered and yodelled at Stonequay');
  expect(texts.join(' ')).toContain('leaving out “hollered” and “yodelled”');
});
