import { describe, expect, test } from 'vitest';

import { type GraphNode } from '../../domain/elements/elements';
import { dataTableMachine } from '../../machines/dataTableMachine';
import { done, elapsed, expectTaken, failed, uncovered, walks } from './replay';

const input = { sort: 'caption', order: 'asc' } as const;
const node = (id: string, name = id): GraphNode => ({
  id,
  labels: ['Oraș'],
  properties: { name },
  propertyKinds: {},
  version: 1,
  degree: 0,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
});
const answer = (page: number) => done('read', { page, total: 250, items: [node(`n${page}`)] });

const asks = [
  { type: 'TYPED', text: ' rom ' },
  { type: 'TYPED', text: '' },
  { type: 'KIND.CHOSEN', kind: 'Country' },
  { type: 'KIND.CHOSEN', kind: null },
  { type: 'NARROWED', among: { kind: 'nodes', set: { kind: 'label', label: 'Country' } } },
  { type: 'NARROWED', among: null },
  { type: 'SORTED', sort: 'degree', order: 'desc' },
  { type: 'CLEARED' },
  elapsed('patience', 'dataTable.words.typing'),
];
/** What it asks for: every combination, with one page to answer with. */
const asked = walks(dataTableMachine, { input, events: [...asks, answer(0)] });
/** What it reads, and how it goes on when that fails or changes. */
const read = walks(dataTableMachine, {
  input,
  events: [
    answer(0),
    answer(2),
    failed('read'),
    { type: 'RETRIED' },
    { type: 'CHANGED' },
    { type: 'ROWS.SEEN', pages: { first: 0, last: 0 } },
    { type: 'ROWS.SEEN', pages: { first: 2, last: 2 } },
    { type: 'ROW.UPDATED', row: node('n0', 'Cluj') },
    { type: 'SORTED', sort: 'property:an', order: 'asc' },
  ],
});
/** Where one is, what is edited and what is checked, while nothing is read. */
const within = walks(dataTableMachine, {
  input,
  events: [
    { type: 'CELL.CHOSEN', cell: { row: 3, column: 2 } },
    { type: 'CELL.CHOSEN', cell: { row: 5, column: 1 }, isFurther: true },
    { type: 'EDIT.WANTED' },
    { type: 'EDIT.WANTED', text: 'C' },
    { type: 'EDIT.CANCELLED' },
    { type: 'EDIT.SUBMITTED', next: { row: 4, column: 2 } },
    { type: 'CHECK.SWITCHED', row: 3, id: 'a' },
    { type: 'CHECK.WANTED', to: 5 },
    { type: 'CHECK.WANTED' },
    { type: 'CHECK.CLEARED' },
    done('gather', ['a', 'b']),
    failed('gather'),
  ],
});
const taken = [...asked, ...read, ...within];
const last = ({ events }: (typeof taken)[number]) => events.at(-1)?.type ?? '';

describe('every path through a table', () => {
  test('takes every transition', () => expect(uncovered(dataTableMachine, taken)).toEqual([]));
  test('is the one that a running actor takes', () => expectTaken(dataTableMachine, taken));

  test('asks for typed words only when typing has paused, and without the blanks around them', () => {
    const paused = asked.filter((walk) => last(walk).startsWith('xstate.after'));
    expect(paused.length).toBeGreaterThan(0);
    for (const { after } of paused) expect(after.context.text).toBe(after.context.typed.trim());
    for (const { before, after, events } of asked)
      if (events.at(-1)?.type === 'TYPED') expect(after.context.text).toBe(before.context.text);
  });

  test('clearing keeps the order and forgets the rest', () => {
    const cleared = asked.filter((walk) => last(walk) === 'CLEARED');
    expect(cleared.length).toBeGreaterThan(0);
    for (const { before, after } of cleared) {
      const { sort, order } = before.context;
      expect(after.context).toMatchObject({ sort, order, typed: '', text: '', kind: null, isOutdated: true });
    }
  });

  test('new conditions keep the old rows until the first new ones, begin at the top, and choose and check nothing', () => {
    const anew = taken.filter(
      (walk) => last(walk) === 'SORTED' || last(walk) === 'KIND.CHOSEN' || last(walk).startsWith('xstate.after'),
    );
    for (const { before, after } of anew) {
      expect(after.context.known.pages).toEqual(before.context.known.pages);
      expect(after.context).toMatchObject({ isOutdated: true, isEntered: false, checked: [], active: { row: 0 } });
      expect(after.matches({ rows: 'reading' })).toBe(true);
    }
    const answered = taken.filter((walk) => last(walk) === 'xstate.done.actor.read');
    for (const { before, after } of answered)
      if (before.context.isOutdated) expect(Object.keys(after.context.known.pages)).toHaveLength(1);
  });

  test('reads what is in sight, and again what has changed, leaving what is shown in place', () => {
    const changed = read.filter((walk) => last(walk) === 'CHANGED');
    for (const { before, after } of changed) {
      expect(after.context.known).toEqual({ ...before.context.known, fresh: [] });
      expect(after.matches({ rows: 'reading' })).toBe(true);
    }
    const far = read.filter(({ after }) => after.context.inSight.first === 2 && after.matches({ rows: 'ready' }));
    for (const { after } of far) expect(after.context.known.fresh).toContain(2);
  });

  test('a failure leaves what is shown, and is tried again when asked', () => {
    const failures = read.filter((walk) => last(walk) === 'xstate.error.actor.read');
    expect(failures.length).toBeGreaterThan(0);
    for (const { before, after } of failures) {
      expect(after.context.known).toEqual(before.context.known);
      expect(after.matches({ rows: 'failed' })).toBe(true);
    }
  });

  test('leaving a cell for another ends its editing; what is chosen further keeps its corner', () => {
    for (const { before, after, events } of within) {
      const event = events.at(-1);
      if (event?.type !== 'CELL.CHOSEN') continue;
      expect(after.matches({ cell: 'resting' })).toBe(true);
      expect(after.context.corner).toEqual(event['isFurther'] ? before.context.corner : event['cell']);
    }
  });
});
