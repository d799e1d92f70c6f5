// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';

import { type FormTarget } from '../../../../../machines/elementFormMachine';
import { type GraphNode } from '../../../../../domain/elements/elements';
import { editFrom, valuesOf } from './edits';
import { elementDraftOf, elementDraftsIn, forgetElementDraft, keepElementDraft } from './elementDrafts';

beforeEach(() => sessionStorage.clear());

const node = (id: string, version: number, name: string): GraphNode => ({
  id,
  labels: ['Person'],
  properties: { name, born: '1815-12-10' },
  propertyKinds: { born: 'date' },
  version,
  degree: 0,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
});
const newNode = (id: string): FormTarget => ({ mode: 'create', ref: { kind: 'node', id } });
const update = (element: GraphNode): FormTarget => ({ mode: 'update', element });

it('a new node begins empty, and what was typed for the one before it stays on offer', () => {
  keepElementDraft('p', newNode('first'), { ...valuesOf(newNode('first')), labels: ['Person'] });
  expect(elementDraftOf('p', newNode('second'))).toBeUndefined();
  expect(elementDraftsIn('p')).toMatchObject([{ target: newNode('first'), values: { labels: ['Person'] } }]);
});

it('an update is taken up against the version that it was typed against, whatever was written since', () => {
  const seen = node('a', 3, 'Ada');
  keepElementDraft('p', update(seen), { ...valuesOf(update(seen)), labels: ['Person', 'Author'] });
  const kept = elementDraftOf('p', update(node('a', 4, 'Augusta Ada')));
  expect(kept?.target).toEqual(update(seen));
  expect(kept && editFrom(seen, kept.values)).toEqual({ addLabels: ['Author'] });
});

it('the projects of a person keep their unsaved input apart, and the last typed comes first', async () => {
  keepElementDraft('p', update(node('a', 1, 'A')), valuesOf(update(node('a', 1, 'A'))));
  await new Promise((later) => setTimeout(later, 2));
  keepElementDraft('p', newNode('n'), valuesOf(newNode('n')));
  expect(elementDraftsIn('p').map(({ target }) => target.mode)).toEqual(['create', 'update']);
  expect(elementDraftsIn('other')).toEqual([]);
  forgetElementDraft('p', newNode('n'));
  expect(elementDraftsIn('p').map(({ target }) => target.mode)).toEqual(['update']);
});
