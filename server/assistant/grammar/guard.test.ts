import { expect, test } from 'vitest';

import { type NodeSet, type Query, type Quantity, type Step } from '../../../domain/query/Query.js';
import { cannotBe } from './guard.js';

const LEADS: Step = { types: ['HAS_LEAD'], direction: 'out' };
const LED: Step = { types: ['HAS_LEAD'], direction: 'in' };
const bookings: NodeSet = { kind: 'label', label: 'Booking' };
const crew: NodeSet = { kind: 'label', label: 'Crew' };
const linked = (of: NodeSet, step: Step, set: NodeSet, quantity: Quantity): NodeSet => ({
  kind: 'where',
  of,
  that: { kind: 'linked', step, set, quantity },
});
const reading = (set: NodeSet): { query: Query } => ({ query: { kind: 'nodes', set } });

test('nothing is told of bookings that somebody leads who leads none: there never are any', () => {
  const idle = linked(crew, LED, bookings, { kind: 'none' });
  expect(cannotBe(reading(linked(bookings, LEADS, idle, { kind: 'some' })))).toBe(true);
});

test('who leads none, and bookings that nobody of some leads, may be', () => {
  const idle = linked(crew, LED, bookings, { kind: 'none' });
  expect(cannotBe(reading(idle))).toBe(false);
  expect(cannotBe(reading(linked(bookings, LEADS, idle, { kind: 'none' })))).toBe(false);
  const busy = linked(crew, LED, bookings, { kind: 'some' });
  expect(cannotBe(reading(linked(bookings, LEADS, busy, { kind: 'some' })))).toBe(false);
});
