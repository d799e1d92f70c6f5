import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';

import {
  canvasToolMachine,
  type EndChosen,
  type NewNode,
  type NewRelationship,
} from '../../machines/canvasToolMachine';
import { done, expectTaken, failed, uncovered, walks } from './replay';

const a = { kind: 'node', id: 'a' } as const;
const r = { kind: 'relationship', id: 'r' } as const;
const taken = walks(canvasToolMachine, {
  events: [
    { type: 'ELEMENT.CHOSEN', ref: a },
    { type: 'ELEMENT.CHOSEN', ref: r },
    { type: 'ELEMENT.SWITCHED', ref: a },
    { type: 'GATHERING.STARTED', ref: a },
    { type: 'LASSO.WANTED' },
    { type: 'BOX.WANTED' },
    { type: 'ELEMENTS.CHOSEN', refs: [a, r], how: 'also' },
    { type: 'SELECTION.CLEARED' },
    { type: 'ELEMENTS.REMOVED', ids: ['a'] },
    { type: 'PAN.WANTED' },
    { type: 'NODE.WANTED', at: { x: 1, y: 2 } },
    { type: 'NODE.WANTED', at: { x: 3, y: 4 }, name: 'Ana' },
    { type: 'NODE.SUBMITTED', labels: ['City'], name: 'Cluj' },
    { type: 'CONNECT.WANTED' },
    { type: 'NODE.POINTED', nodeId: 'b' },
    { type: 'RELATIONSHIP.WANTED', startNodeId: 'a', endNodeId: 'b' },
    { type: 'END.WANTED', end: 'start' },
    { type: 'TYPE.CHOSEN', relationshipType: 'NEAR' },
    { type: 'CANCELLED' },
    done('createNode', 'a'),
    failed('createNode'),
    done('createRelationship', 'r'),
    failed('createRelationship'),
  ],
});

describe('every path through the tools of the canvas', () => {
  test('takes every transition', () => expect(uncovered(canvasToolMachine, taken)).toEqual([]));
  test('is the one that a running actor takes', () => expectTaken(canvasToolMachine, taken));
});

describe('the tools of the canvas', () => {
  test('keep what was typed when the store refuses the node', async () => {
    const sent: NewNode[] = [];
    const createNode = fromPromise<string, NewNode>(({ input }) => {
      sent.push(input);
      return Promise.reject(new Error('offline'));
    });
    const actor = createActor(canvasToolMachine.provide({ actors: { createNode } })).start();
    actor.send({ type: 'NODE.WANTED', at: { x: 1, y: 2 } });
    actor.send({ type: 'NODE.SUBMITTED', labels: ['City'], name: 'Cluj' });
    await new Promise((settled) => setTimeout(settled, 0));
    expect(actor.getSnapshot().value).toBe('naming');
    expect(actor.getSnapshot().context.draftNode).toEqual({
      at: { x: 1, y: 2 },
      labels: ['City'],
      name: 'Cluj',
    });
    expect(actor.getSnapshot().context.refused).toBe(true);
    expect(sent).toHaveLength(1);
  });
  test('join two nodes by a drag, and ask for the type with nothing filled in', () => {
    const actor = createActor(canvasToolMachine).start();
    actor.send({
      type: 'RELATIONSHIP.WANTED',
      startNodeId: 'a',
      endNodeId: 'b',
    });
    expect(actor.getSnapshot().value).toBe('choosingType');
    expect(actor.getSnapshot().context.draftRelationship).toEqual({
      startNodeId: 'a',
      endNodeId: 'b',
      type: '',
      alsoFrom: [],
    });
  });
  test('leave chosen what was chosen while a relationship was being stored', async () => {
    let stored: (id: string) => void = () => undefined;
    const createRelationship = fromPromise<string, NewRelationship>(() => new Promise((resolve) => (stored = resolve)));
    const actor = createActor(canvasToolMachine.provide({ actors: { createRelationship } })).start();
    for (const meanwhile of [[], [a]]) {
      actor.send({ type: 'RELATIONSHIP.WANTED', startNodeId: 'a', endNodeId: 'b' });
      actor.send({ type: 'TYPE.CHOSEN', relationshipType: 'NEAR' });
      for (const ref of meanwhile) actor.send({ type: 'ELEMENT.CHOSEN', ref });
      stored('r');
      await new Promise((settled) => setTimeout(settled, 0));
      expect(actor.getSnapshot().value).toBe('selecting');
      expect(actor.getSnapshot().context.selection).toEqual(meanwhile[0] ?? r);
    }
  });
  test('select many, of which what is gone is let go and the last stands for all', () => {
    const actor = createActor(canvasToolMachine).start();
    actor.send({ type: 'ELEMENT.CHOSEN', ref: a });
    actor.send({ type: 'ELEMENT.SWITCHED', ref: r });
    expect(actor.getSnapshot().context).toMatchObject({
      selected: [a, r],
      selection: r,
    });
    actor.send({ type: 'ELEMENTS.REMOVED', ids: ['r'] });
    expect(actor.getSnapshot().context).toMatchObject({
      selected: [a],
      selection: a,
    });
    actor.send({ type: 'ELEMENT.SWITCHED', ref: a });
    expect(actor.getSnapshot().context).toMatchObject({
      selected: [],
      selection: null,
    });
  });
  test('put the box of the keys away when an element is clicked', () => {
    const actor = createActor(canvasToolMachine).start();
    actor.send({ type: 'BOX.WANTED' });
    actor.send({ type: 'ELEMENT.CHOSEN', ref: a });
    expect(actor.getSnapshot()).toMatchObject({ value: 'selecting', context: { selected: [a] } });
  });
  test('gather with a finger until nothing is selected any more', () => {
    const actor = createActor(canvasToolMachine).start();
    actor.send({ type: 'GATHERING.STARTED', ref: a });
    actor.send({ type: 'ELEMENT.CHOSEN', ref: r });
    expect(actor.getSnapshot().context.selected).toEqual([a, r]);
    actor.send({ type: 'SELECTION.CLEARED' });
    actor.send({ type: 'ELEMENT.CHOSEN', ref: a });
    actor.send({ type: 'ELEMENT.CHOSEN', ref: r });
    expect(actor.getSnapshot().context.selected).toEqual([r]);
  });
  test('start a relationship at the selected node, and ask for a source when none is selected', () => {
    const actor = createActor(canvasToolMachine).start();
    actor.send({ type: 'CONNECT.WANTED' });
    expect(actor.getSnapshot().value).toBe('choosingSource');
    actor.send({ type: 'CANCELLED' });
    actor.send({ type: 'ELEMENT.CHOSEN', ref: a });
    actor.send({ type: 'CONNECT.WANTED' });
    expect(actor.getSnapshot().context.draftRelationship.startNodeId).toBe('a');
    expect(actor.getSnapshot().context.draftRelationship.alsoFrom).toEqual([]);
  });
  test('point at nodes by keys without choosing one, and at nothing any more once one is chosen', () => {
    const actor = createActor(canvasToolMachine).start();
    actor.send({ type: 'NODE.POINTED', nodeId: 'b' });
    expect(actor.getSnapshot().context.pointed).toBeNull();
    actor.send({ type: 'ELEMENT.CHOSEN', ref: a });
    actor.send({ type: 'CONNECT.WANTED' });
    for (const nodeId of ['b', 'c']) actor.send({ type: 'NODE.POINTED', nodeId });
    expect(actor.getSnapshot()).toMatchObject({ value: 'choosingTarget', context: { pointed: 'c', selection: a } });
    actor.send({ type: 'ELEMENT.CHOSEN', ref: { kind: 'node', id: 'c' } });
    const { value, context } = actor.getSnapshot();
    expect(value).toBe('choosingType');
    expect(context.draftRelationship).toMatchObject({ startNodeId: 'a', endNodeId: 'c' });
    expect(context.pointed).toBeNull();
  });
  test('hang an end of the selected relationships on the node that is chosen next, and on no relationship', () => {
    const actor = createActor(canvasToolMachine).start();
    const told: EndChosen[] = [];
    actor.on('END.CHOSEN', (chosen) => void told.push(chosen));
    actor.send({ type: 'END.WANTED', end: 'start' });
    expect(actor.getSnapshot().value).toBe('selecting');
    actor.send({ type: 'ELEMENTS.CHOSEN', refs: [a, r], how: 'only' });
    actor.send({ type: 'END.WANTED', end: 'start' });
    actor.send({ type: 'ELEMENT.CHOSEN', ref: r });
    actor.send({ type: 'ELEMENT.CHOSEN', ref: { kind: 'node', id: 'c' } });
    expect(told).toEqual([{ type: 'END.CHOSEN', relationshipIds: ['r'], end: 'start', nodeId: 'c' }]);
    expect(actor.getSnapshot()).toMatchObject({ value: 'selecting', context: { selected: [a, r] } });
  });
  test('join all selected nodes to one', () => {
    const actor = createActor(canvasToolMachine).start();
    const b = { kind: 'node', id: 'b' } as const;
    actor.send({ type: 'ELEMENTS.CHOSEN', refs: [a, r, b], how: 'only' });
    actor.send({ type: 'CONNECT.WANTED' });
    actor.send({ type: 'ELEMENT.CHOSEN', ref: { kind: 'node', id: 'c' } });
    expect(actor.getSnapshot().context.draftRelationship).toMatchObject({
      startNodeId: 'b',
      alsoFrom: ['a'],
      endNodeId: 'c',
    });
  });
});
