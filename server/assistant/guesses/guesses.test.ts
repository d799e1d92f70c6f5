import { describe, expect, test } from 'vitest';

import { offeringOn } from '../../../tests/assistant/harness/offering.js';
import { World } from '../../../tests/assistant/unseen/World.js';

/** A hut: who slept there, in which room, and what they paid. */
function hut(): World {
  const world = new World();
  world.add('Room', 'name', { Attic: { beds: 12 }, Cellar: { beds: 4 }, Loft: { beds: 6 } });
  world.add('Guest', 'name', { 'Ida Moss': {}, 'Per Holm': {}, 'Una Fell': {} });
  world.add('Stay', 'name', {
    S1: { night: '2025-02-03', 'Price (€)': 40, board: 'full', settled: true },
    S2: { night: '2025-02-20', 'Price (€)': 25, board: 'half', settled: false },
    S3: { night: '2025-03-01', 'Price (€)': 90, board: 'full', settled: true },
  });
  world.join('IN_ROOM', 'S1 > Attic, S2 > Attic, S3 > Cellar');
  world.join('BY_GUEST', 'S1 > Ida_Moss, S2 > Per_Holm, S3 > Ida_Moss');
  return world;
}

const offered = offeringOn(hut());

describe('what a question names that nothing reads surely is put together, and told as one reading or offered', () => {
  test('a sum of those with a value, in a month', async () => {
    const { texts, answers } = await offered('how much did we rake in from full boarders in February 2025');
    expect(texts[0]).toMatch(/sum of Price \(€\)/iu);
    expect(answers[0]).toContain('40');
  });

  test('those who are denied a yes or no, by way of others', async () => {
    const { texts, answers } = await offered('which guest has still not coughed up and settled');
    expect(texts[0]).toContain('settled: no');
    expect(answers[0]).toContain('Per Holm');
    expect(answers[0]).not.toContain('Ida Moss');
  });

  test('by its own words, also after a question about somebody', async () => {
    const alone = await offered('Who settled the most price?');
    expect(alone.texts.join(' ')).toContain('Price (€)');
    const after = await offered('Who settled the most price?', 'en', ['How much price did Per Holm settle in total?']);
    expect(after.texts.join(' ').toLowerCase()).toContain('with the highest sum of price (€)');
  });

  test('those who are joined to the most of what a value says', async () => {
    const { answers } = await offered('which guest guzzles the most full');
    expect(answers[0]).toContain('Ida Moss');
  });

  test('a value that is said in another language', async () => {
    const { texts } = await offered('câte șederi ciudate au fost în pivniță', 'ro');
    expect(texts.join(' ')).toContain('Cellar');
  });

  test.each(['which guest is only ever snoring in the Attic', 'why did Ida Moss yodel in the Attic'])(
    'never what a guess cannot tell: %s',
    async (question) => {
      expect((await offered(question)).texts).toEqual([]);
    },
  );

  test('a share is offered, of each whole that it may be of', async () => {
    const { refused, texts } = await offered('what share of the full boarders yodelled in the Attic');
    expect(refused).toBe(true);
    expect(texts).toContain('Stays, board: full, the share where in room Attic, leaving out “yodelled”');
  });

  test('nothing that leaves out a number', async () => {
    expect((await offered('which guest yodelled 17 times in the Attic')).texts).toEqual([]);
  });

  test('nothing where nothing is named', async () => {
    expect((await offered('who yodels')).texts).toEqual([]);
  });
});
