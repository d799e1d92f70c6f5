// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';

import { type GraphNode, type GraphRelationship } from '../../../domain/elements/elements';
import { draftKeys, readDraft, writeDraft } from '../../components/draft/draftStorage';
import { keepTyped, memberDraft, nameDraft, newPropertyDraft, propertyDraft, typeDraft } from './keepTyped';

const node: GraphNode = {
  ...{ id: 'a', labels: ['Depot'], version: 4, degree: 0, createdAt: '', updatedAt: '' },
  properties: { name: 'North', opened: '1970-01-02', lines: ['1', '2'], open: true },
  propertyKinds: { opened: 'date', open: 'boolean' },
};
const kept = (name: string) => readDraft(propertyDraft('a', name));
const unsaved = (text: string, over: string) => ({ text, over, version: 4, isUnsaved: true });

beforeEach(() => sessionStorage.clear());

test('what did not reach the store is there when its field is opened again, over what stood', () => {
  keepTyped(node, { setProperties: { name: 'North-East', opened: '1971-01-02' }, propertyKinds: { opened: 'date' } });
  expect(kept('name')).toEqual(unsaved('North-East', 'North'));
  expect(kept('opened')).toEqual(unsaved('1971-01-02', '1970-01-02'));
});

test('what is typed already in its place stays, and what was chosen by a press is kept nowhere', () => {
  writeDraft(propertyDraft('a', 'name'), { text: 'newer', over: 'North', version: 4 });
  keepTyped(node, { setProperties: { name: 'older', open: false }, propertyKinds: { open: 'boolean' } });
  expect(kept('name')).toMatchObject({ text: 'newer' });
  keepTyped(node, { addLabels: ['Closed'] });
  keepTyped(node, { setProperties: { lines: ['2'] } });
  expect(draftKeys('')).toEqual([propertyDraft('a', 'name')]);
});

test('a value of a list is there where it was typed: in its place, or behind the last', () => {
  keepTyped(node, { setProperties: { lines: ['1', '22'] } });
  keepTyped(node, { setProperties: { lines: ['1', '2', '3'] } });
  expect(draftKeys('').map((key) => readDraft(key))).toEqual([unsaved('22', '2'), unsaved('3', '')]);
  expect(draftKeys('')).toEqual([1, 2].map((index) => memberDraft(propertyDraft('a', 'lines'), index)));
});

test('a new property is there with its kind, a new name over the old, and the type of a relationship', () => {
  keepTyped(node, { setProperties: { fleet: 7, tags: ['x'] } });
  expect(readDraft(newPropertyDraft('a', 'fleet'))).toEqual({
    name: 'fleet',
    kind: 'number',
    text: '7',
    version: 4,
    isUnsaved: true,
  });
  expect(readDraft(newPropertyDraft('a', 'tags'))).toMatchObject({ kind: 'textList', text: 'x' });
  keepTyped(node, { setProperties: { title: 'North' }, removeProperties: ['name'] });
  expect(readDraft(nameDraft(propertyDraft('a', 'name')))).toEqual(unsaved('title', 'name'));
  const { labels: _labels, degree: _degree, ...stamped } = node;
  const tie: GraphRelationship = { ...stamped, id: 'r', type: 'RUNS', startNodeId: 'a', endNodeId: 'b' };
  keepTyped(tie, { type: 'SERVES' });
  expect(readDraft(typeDraft('r'))).toEqual(unsaved('SERVES', 'RUNS'));
});
