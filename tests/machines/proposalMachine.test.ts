import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';

import { type ProposalDecision } from '../../domain/chat/message';
import { proposalMachine, type ReviewedProposal } from '../../machines/proposalMachine';
import { done, expectTaken, failed, uncovered, walks } from './replay';

/** Two nodes, and a relationship that needs both. */
const needs = [[], [], [0, 1]];
const events = [
  { type: 'ITEM.DECIDED', place: 0, isAccepted: false },
  { type: 'ITEM.DECIDED', place: 2, isAccepted: true },
  { type: 'ALL.DECIDED', isAccepted: false },
  { type: 'EXISTING.CHOSEN', place: 0, nodeId: 'N', standing: [] },
  { type: 'EXISTING.CLEARED', place: 0 },
  { type: 'APPLY.WANTED' },
  { type: 'REFUSE.WANTED' },
  { type: 'REVIEW.RETRIED' },
  { type: 'STATE.CHANGED', state: 'applied' },
  { type: 'STATE.CHANGED', state: 'refused' },
  { type: 'STATE.CHANGED', state: 'undone' },
  done('apply'),
  failed('apply'),
  failed('apply', { code: 'VERSION_CONFLICT' }),
  failed('apply', { code: 'PROPOSAL_STATE' }),
  done('refuse'),
  failed('refuse'),
  failed('refuse', { code: 'PROPOSAL_STATE' }),
  done('readState', 'applied'),
  done('readState', 'open'),
  failed('readState'),
];
const inputs: ReviewedProposal[] = [
  { state: 'open', needs },
  { state: 'applied', needs },
];
const taken = inputs.flatMap((input) => walks(proposalMachine, { events, input }).map((walk) => ({ ...walk, input })));

describe('every path through the review of a proposal', () => {
  test('takes every transition', () => expect(uncovered(proposalMachine, taken)).toEqual([]));
  test('is the one that a running actor takes', () => expectTaken(proposalMachine, taken));
  test('nothing is written when nothing is accepted', () => {
    for (const { after } of taken)
      if (after.matches('applying')) expect(after.context.accepted.length).toBeGreaterThan(0);
  });
  test('nothing is accepted without what it needs', () => {
    for (const { after } of taken) {
      const { accepted, existing } = after.context as ProposalDecision;
      const there = [...accepted, ...existing.map(({ place }) => place)];
      for (const place of accepted) expect(there).toEqual(expect.arrayContaining([...(needs[place] ?? [])]));
    }
  });
  test('a node is never made and replaced at once', () => {
    for (const { after } of taken) {
      const { accepted, existing } = after.context as ProposalDecision;
      for (const { place } of existing) expect(accepted).not.toContain(place);
    }
  });
  test('a proposal that is decided stays decided', () => {
    for (const { before, after } of taken)
      if (before.matches('applied') || before.matches('refused') || before.matches('undone'))
        expect(['applied', 'refused', 'undone']).toContain(after.value);
  });
});

test('what was applied and is undone says so, until it is made again', () => {
  const actor = createActor(proposalMachine, { input: { state: 'applied', needs } }).start();
  actor.send({ type: 'STATE.CHANGED', state: 'undone' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'undone', context: { state: 'undone' } });
  actor.send({ type: 'STATE.CHANGED', state: 'applied' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'applied', context: { state: 'applied' } });
});

describe('deciding item by item', () => {
  /** A chain: each needs the one before it; the last stands alone. */
  const review = () => createActor(proposalMachine, { input: { state: 'open', needs: [[], [0], [1], []] } }).start();
  const stands = (actor: ReturnType<typeof review>) => {
    const { accepted, along } = actor.getSnapshot().context;
    return { accepted, along };
  };

  test('refusing one refuses all that depend on it, and says how many', () => {
    const actor = review();
    actor.send({ type: 'ITEM.DECIDED', place: 0, isAccepted: false });
    expect(stands(actor)).toEqual({ accepted: [3], along: 2 });
  });
  test('accepting one accepts all that it needs', () => {
    const actor = review();
    actor.send({ type: 'ALL.DECIDED', isAccepted: false });
    actor.send({ type: 'ITEM.DECIDED', place: 2, isAccepted: true });
    expect(stands(actor)).toEqual({ accepted: [0, 1, 2], along: 2 });
  });
  test('a node that is there takes the place of a new one, and what leads to it stays accepted', () => {
    const actor = review();
    actor.send({ type: 'EXISTING.CHOSEN', place: 0, nodeId: 'N', standing: [] });
    expect(stands(actor)).toEqual({ accepted: [1, 2, 3], along: 0 });
    actor.send({ type: 'ITEM.DECIDED', place: 1, isAccepted: false });
    actor.send({ type: 'ITEM.DECIDED', place: 2, isAccepted: true });
    expect(stands(actor)).toEqual({ accepted: [1, 2, 3], along: 1 });
    actor.send({ type: 'EXISTING.CLEARED', place: 0 });
    expect(stands(actor)).toEqual({ accepted: [0, 1, 2, 3], along: 0 });
  });
  test('what stands already between existing nodes is not made again, unless that is wanted', () => {
    const actor = review();
    actor.send({ type: 'EXISTING.CHOSEN', place: 0, nodeId: 'N', standing: [1] });
    expect(actor.getSnapshot().context).toMatchObject({
      accepted: [3],
      existing: [{ place: 0, nodeId: 'N' }],
    });
    actor.send({ type: 'ALL.DECIDED', isAccepted: true });
    expect(stands(actor)).toEqual({ accepted: [1, 2, 3], along: 0 });
    actor.send({ type: 'ALL.DECIDED', isAccepted: false });
    actor.send({ type: 'EXISTING.CLEARED', place: 0 });
    expect(stands(actor)).toEqual({ accepted: [0, 1], along: 0 });
  });
  test('what stands alone takes nothing along', () => {
    const actor = review();
    actor.send({ type: 'ITEM.DECIDED', place: 3, isAccepted: false });
    expect(stands(actor)).toEqual({ accepted: [0, 1, 2], along: 0 });
  });
});
