import { expect, test } from 'vitest';

import { decisionsOf, tellsMore } from './decisions.js';
import { type Review } from './review.js';

const kept: Review = {
  things: { ada: { verdict: 'refused' }, bern: { verdict: 'accepted', label: 'City' } },
  facts: { born: { verdict: 'refused' } },
};

test('what was decided is sent, and what was not is not', () => {
  const review: Review = {
    things: { ada: { verdict: 'accepted' }, rome: { verdict: 'open', label: 'City' } },
    facts: {},
  };
  const none: Review = { things: {}, facts: {} };
  expect(decisionsOf(review, none)).toEqual({ things: [{ id: 'ada', verdict: 'accepted' }], facts: [] });
  expect(tellsMore(review, none)).toBe(true);
});

test('a kept refusal that is put back is sent as open, and is something to keep', () => {
  const review: Review = { things: { ...kept.things, ada: { verdict: 'open' } }, facts: { born: { verdict: 'open' } } };
  expect(decisionsOf(review, kept).things).toContainEqual({ id: 'ada', verdict: 'open' });
  expect(decisionsOf(review, kept).facts).toEqual([{ id: 'born', verdict: 'open' }]);
  expect(tellsMore(review, kept)).toBe(true);
});

test('nothing is left to keep once all of it is kept', () => {
  expect(tellsMore({ ...kept }, kept)).toBe(false);
  const back: Review = { things: { ada: { verdict: 'open' } }, facts: {} };
  expect(tellsMore({ ...back }, back)).toBe(false);
});
