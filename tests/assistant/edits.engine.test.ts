import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { type GraphScope } from '../../server/graph/ports/scope.js';
import { EDITS, type EditRequest } from './edits.js';
import { expectedOf, isSameOutcome, outcomeOf } from './harness/editing.js';
import { countsOf, Proposing } from './harness/proposing.js';

/** `HARTA_ASK` narrows what is asked while the reading of edits is worked on. */
const asked = EDITS.filter(({ id }) => id.includes(process.env['HARTA_ASK'] ?? ''));
const wrong: string[] = [];
const judged = new Set<string>();
let own: Proposing;

beforeAll(async () => {
  own = await Proposing.open();
});
afterAll(() => own.close());

/** The graph that a request is made of: the sample, with the proposal of the request before it applied. */
async function scopeFor({ language, after }: EditRequest): Promise<{ scope: GraphScope; earlier: string[] }> {
  const scope = await own.load(language);
  const before = EDITS.find(({ id }) => id === after);
  if (before === undefined) return { scope, earlier: [] };
  await own.apply(await own.propose(before.request, language, scope), scope);
  return { scope, earlier: [before.request] };
}

describe('the edits by asking', () => {
  test.each(asked.map((one) => [one.id, one] as const))(
    '%s writes nothing, and what it proposes applies',
    async (id, edit) => {
      const { scope, earlier } = await scopeFor(edit);
      const before = await own.changes(scope);
      const reading = await own.propose(edit.request, edit.language, scope, earlier);
      const outcome = await outcomeOf(reading, own.store, scope);
      expect(await own.changes(scope)).toBe(before);
      judged.add(id);
      if (!isSameOutcome(outcome, expectedOf(edit))) {
        wrong.push(`${id} ${edit.request}\n  → ${reading?.said}\n  ${JSON.stringify(outcome)}`);
      }
      if (reading?.kind !== 'proposal') return;
      expect(reading.operations.every(({ summary }) => summary.trim() !== '')).toBe(true);
      expect(await own.apply(reading, scope)).toMatchObject(countsOf(reading));
      expect(await own.changes(scope)).toBe(before + 1);
    },
  );

  test('come to what was meant, 45 of 46', () => {
    console.info(`edits: ${judged.size - wrong.length} of ${judged.size} right\n${wrong.join('\n')}`);
    expect(judged.size).toBe(asked.length);
    expect((judged.size - wrong.length) / judged.size).toBeGreaterThanOrEqual(45 / 46);
  });
});
