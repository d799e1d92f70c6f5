import { ulid } from 'ulid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { type ChangeReceipt } from '../../../server/contract/edits.js';
import { type NodeId } from '../../../server/contract/ids.js';
import { startTestServer, type TestServer } from '../api/startTestServer.js';
import { Asker } from './Asker.js';
import { ScriptedEngine } from './ScriptedEngine.js';

let server: TestServer;
const engine = new ScriptedEngine();
beforeAll(async () => {
  server = await startTestServer({ engine });
});
afterAll(() => server.close());

const proposes = (asker: Asker, operations: object[], duplicates: Record<number, string> = {}) => {
  engine.script = async () => ({
    text: 'I propose this.',
    basis: 'edit',
    proposal: {
      operations: operations.map((operation, place) => ({
        operation: operation as never,
        summary: 'does',
        duplicates:
          duplicates[place] === undefined ? [] : [{ id: duplicates[place] as NodeId, caption: 'It', labels: ['City'] }],
      })),
    },
  });
  return asker.asks('Add it');
};
const node = (name: string) => ({
  op: 'createNode',
  nodeId: ulid(),
  labels: ['City'],
  properties: { name },
  provenance: { source: 'hand', reference: 'whatever it says' },
});
const applies = (asker: Asker, uid: string, ...accepted: number[]) =>
  asker.call<ChangeReceipt>('POST', `/api/chat/apply-proposal/${uid}`, { accepted });
const newProject = (asker: Asker) => asker.call<{ id: string }>('POST', '/api/neo4j/projects', { name: 'Other' });
const refuses = (asker: Asker, uid: string) =>
  asker.call<{ proposal: { state: string } }>('POST', `/api/chat/refuse-proposal/${uid}`);
const total = async (asker: Asker) => (await asker.call<{ total: number }>('GET', '/api/neo4j/nodes?pageSize=1')).total;

describe('a proposal', () => {
  test('writes nothing by itself', async () => {
    const asker = new Asker(server);
    const { answer } = await proposes(asker, [node('Iași')]);
    expect(answer).toMatchObject({ basis: 'edit', proposal: { state: 'open', operations: [{ summary: 'does' }] } });
    expect(await total(asker)).toBe(0);
  });

  test('is written as far as it is accepted, as one step whose provenance is the message, and told', async () => {
    const asker = new Asker(server);
    const [a, b, c] = [node('Iași'), node('Cluj'), node('Deva')];
    const { answer } = await proposes(asker, [a, b, c]);
    const heard = asker.hears();
    const receipt = await applies(asker, answer.uid, 2, 0, 2);
    expect(receipt.change).toMatchObject({
      source: 'assistant',
      reference: answer.uid,
      counts: { nodesCreated: 2 },
    });
    expect(receipt.nodes.map(({ id, provenance }) => [id, provenance])).toEqual(
      [a, c].map(({ nodeId }) => [nodeId, { source: 'assistant', reference: answer.uid }]),
    );
    expect(heard).toEqual([{ event: 'changed', payload: { conversationIds: [asker.conversationId] } }]);
    expect((await asker.message(answer.uid)).proposal).toMatchObject({ state: 'applied', accepted: [0, 2] });
    await asker.call('POST', '/api/neo4j/undo', {});
    expect(await total(asker)).toBe(0);
  });

  test('is refused in a project that it was not made for, and stays open for its own', async () => {
    const asker = new Asker(server);
    const { answer } = await proposes(asker, [node('Iași')]);
    const other = await newProject(asker);
    const appliesIn = (projectId: string) =>
      asker.call('POST', `/api/chat/apply-proposal/${answer.uid}`, { accepted: [0], projectId });
    await expect(appliesIn(other.id)).rejects.toMatchObject({ code: 'PROJECT_MISMATCH', status: 409 });
    expect(await total(asker)).toBe(0);
    expect((await asker.message(answer.uid)).proposal).toMatchObject({ state: 'open' });
    await appliesIn(answer.projectId);
    expect(await total(asker)).toBe(1);
  });

  test('is told as undone once it is, and as applied once it is made again, in every window', async () => {
    const asker = new Asker(server);
    const { answer } = await proposes(asker, [node('Iași'), node('Cluj')]);
    await applies(asker, answer.uid, 0);
    const heard = asker.hears();
    await asker.call('POST', '/api/neo4j/undo', {});
    expect((await asker.message(answer.uid)).proposal).toMatchObject({ state: 'undone', accepted: [0] });
    await expect(applies(asker, answer.uid, 0)).rejects.toMatchObject({ code: 'PROPOSAL_STATE' });
    await asker.call('POST', '/api/neo4j/redo', {});
    expect((await asker.message(answer.uid)).proposal).toMatchObject({ state: 'applied', accepted: [0] });
    expect(heard).toEqual(Array(2).fill({ event: 'changed', payload: { conversationIds: [asker.conversationId] } }));
  });

  test('stays applied when another change is undone', async () => {
    const asker = new Asker(server);
    const { answer } = await proposes(asker, [node('Iași')]);
    await applies(asker, answer.uid, 0);
    await asker.call('POST', '/api/neo4j/create-node', { labels: ['City'], properties: { name: 'Deva' } });
    await asker.call('POST', '/api/neo4j/undo', {});
    expect((await asker.message(answer.uid)).proposal).toMatchObject({ state: 'applied' });
  });

  test('is decided once, also when it is accepted many times at once', async () => {
    const asker = new Asker(server);
    const { answer } = await proposes(asker, [{ op: 'createNode', labels: ['City'] }]);
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => applies(asker, answer.uid, 0)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const each of outcomes)
      if (each.status === 'rejected') expect(each.reason).toMatchObject({ code: 'PROPOSAL_STATE' });
    expect(await total(asker)).toBe(1);
    await expect(refuses(asker, answer.uid)).rejects.toMatchObject({ code: 'PROPOSAL_STATE' });
  });

  test('is refused as a whole, and then writes nothing', async () => {
    const asker = new Asker(server);
    const { answer } = await proposes(asker, [node('Iași')]);
    expect((await refuses(asker, answer.uid)).proposal.state).toBe('refused');
    await expect(applies(asker, answer.uid, 0)).rejects.toMatchObject({ code: 'PROPOSAL_STATE' });
    expect(await total(asker)).toBe(0);
  });

  test('that cannot be written any more writes nothing and stays open', async () => {
    const asker = new Asker(server);
    const gone = { op: 'deleteNode', nodeId: ulid() };
    const { answer } = await proposes(asker, [node('Iași'), gone]);
    await expect(applies(asker, answer.uid, 0, 1)).rejects.toMatchObject({ code: 'NODE_NOT_FOUND' });
    expect(await total(asker)).toBe(0);
    expect((await asker.message(answer.uid)).proposal?.state).toBe('open');
    await applies(asker, answer.uid, 0);
    expect(await total(asker)).toBe(1);
  });

  test('uses the node that is there in place of a new one when the person says so, and no other than it suggested', async () => {
    const asker = new Asker(server);
    const first = await proposes(asker, [node('Iași')]);
    const { nodes } = await applies(asker, first.answer.uid, 0);
    const there = nodes[0]?.id ?? '';
    const [same, country] = [node('Iasi'), node('România')];
    const link = {
      op: 'createRelationship',
      relationshipId: ulid(),
      type: 'IN',
      startNodeId: same.nodeId,
      endNodeId: country.nodeId,
    };
    const { answer } = await proposes(asker, [same, country, link], { 0: there });
    const applying = (place: number, nodeId: string) =>
      asker.call<ChangeReceipt>('POST', `/api/chat/apply-proposal/${answer.uid}`, {
        accepted: [1, 2],
        existing: [{ place, nodeId }],
      });
    for (const [place, nodeId] of [
      [0, ulid()],
      [1, there],
      [2, there],
      [9, there],
    ] as const)
      await expect(applying(place, nodeId)).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
        errors: [{ path: 'body/existing/0' }],
      });
    const receipt = await applying(0, there);
    expect(receipt.change.counts).toMatchObject({ nodesCreated: 1, relationshipsCreated: 1 });
    expect(receipt.relationships).toMatchObject([{ startNodeId: there, endNodeId: country.nodeId }]);
    expect((await asker.message(answer.uid)).proposal).toMatchObject({
      state: 'applied',
      accepted: [1, 2],
      existing: [{ place: 0, nodeId: there }],
    });
    expect(await total(asker)).toBe(2);
  });

  test('has no other operations than it shows, and belongs to an answer that makes one', async () => {
    const asker = new Asker(server);
    const { question, answer } = await proposes(asker, [node('Iași')]);
    await expect(applies(asker, answer.uid, 0, 1)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ path: 'body/accepted/1' }],
    });
    await expect(applies(asker, question.uid, 0)).rejects.toMatchObject({ code: 'PROPOSAL_STATE' });
    await expect(refuses(asker, question.uid)).rejects.toMatchObject({ code: 'PROPOSAL_STATE' });
  });
});
