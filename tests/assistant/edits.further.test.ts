import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { FURTHER } from './editsFurther.js';
import { isSameOutcome, outcomeOf } from './harness/editing.js';
import { countsOf, Proposing } from './harness/proposing.js';

let own: Proposing;

beforeAll(async () => {
  own = await Proposing.open();
});
afterAll(() => own.close());

describe('other wordings', () => {
  test.each(FURTHER.map((one) => [one.request, one] as const))(
    '“%s”',
    async (request, { language, graph, earlier, ...expected }) => {
      const scope = await own.load(language, graph);
      const reading = await own.propose(request, language, scope, earlier);
      const outcome = await outcomeOf(reading, own.store, scope);
      if (outcome.kind === 'asks') return expect(outcome.open).toBe(expected.asks);
      if (outcome.kind === 'refuses') return expect(outcome.because).toBe(expected.refuses);
      const operations = outcome.kind === 'proposes' ? outcome.operations : [];
      if (!isSameOutcome(operations, expected.proposes)) expect(operations).toEqual(expected.proposes);
      expect(await own.apply(reading, scope)).toMatchObject(countsOf(reading));
    },
  );
});
