import fc from 'fast-check';
import { expect, test } from 'vitest';

import { fold } from '../../domain/folding/fold.js';
import { type Sorted, ValueOrder } from './ordering.js';

const letters = fc.constantFrom(...'aAbBșŞsțŢtăâîzZ019 -_ßæøЯя漢😀'.split(''), 'é', 'e\u0301');
const text = fc.array(letters, { maxLength: 12 }).map((parts) => parts.join(''));
const scalar = fc.oneof(text, fc.integer({ min: -5, max: 5 }), fc.boolean(), fc.constant(undefined));
const value = fc.oneof(scalar, fc.array(text, { minLength: 0, maxLength: 2 }));

/** The rule, said plainly and slowly. */
function plainly(items: readonly Sorted[], order: 'asc' | 'desc'): number[] {
  const keyed = items.map(({ seq, value: whole }) => {
    const one = Array.isArray(whole) ? (whole as unknown[])[0] : whole;
    const rank = typeof one === 'number' ? 0 : typeof one === 'string' ? 1 : typeof one === 'boolean' ? 2 : 3;
    return { seq, rank, key: typeof one === 'string' ? fold(one).trim().slice(0, 80) : Number(one ?? 0) };
  });
  const sign = order === 'asc' ? 1 : -1;
  keyed.sort((one, other) => {
    if ((one.rank === 3) !== (other.rank === 3)) return one.rank - other.rank;
    if (one.rank !== other.rank) return sign * (one.rank - other.rank);
    return sign * (one.key < other.key ? -1 : one.key > other.key ? 1 : one.seq - other.seq);
  });
  return keyed.map(({ seq }) => seq);
}

test('texts that differ in the blanks at their end are equal', () => {
  const items = ['9 ', '9', 'b\u00a0', 'b', ' 9'].map((value, seq) => ({ seq, value }));
  const valuesOf = (seqs: readonly number[]) => seqs.map((seq) => items[seq] as Sorted);
  expect(new ValueOrder(items, 'asc').slice(0, 5, valuesOf)).toEqual([0, 1, 4, 2, 3]);
});

test('what comes behind two signs that are not told apart says nothing of their order', () => {
  const items = ['a-', 'a a', 'a!b'].map((value, seq) => ({ seq, value }));
  const valuesOf = (seqs: readonly number[]) => seqs.map((seq) => items[seq] as Sorted);
  expect(new ValueOrder(items, 'asc').slice(0, 3, valuesOf)).toEqual([1, 2, 0]);
});

test('elements stand in the order of their values, whichever part is looked at first', () => {
  fc.assert(
    fc.property(
      fc.array(value, { maxLength: 40 }),
      fc.constantFrom('', 'Person ', 'Strada Ștefan '),
      fc.constantFrom('asc' as const, 'desc' as const),
      fc.array(fc.nat(39), { maxLength: 3 }),
      (values, before, order, looks) => {
        const items = values.map((each, seq) => ({ seq, value: typeof each === 'string' ? before + each : each }));
        const valuesOf = (seqs: readonly number[]) => seqs.map((seq) => items[seq] as Sorted);
        const sorted = new ValueOrder(items, order);
        const wanted = plainly(items, order);
        for (const from of looks) expect(sorted.slice(from, from + 5, valuesOf)).toEqual(wanted.slice(from, from + 5));
        expect(sorted.slice(0, sorted.length, valuesOf)).toEqual(wanted);
      },
    ),
    { numRuns: 300 },
  );
});
