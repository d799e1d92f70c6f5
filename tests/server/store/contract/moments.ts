import { setImmediate as pause } from 'node:timers/promises';

import { describe, expect, it } from 'vitest';

import { type PatchOperation } from '../../../../server/contract/edits.js';
import { type GraphNode, type GraphRelationship } from '../../../../server/contract/elements.js';
import { type NodeId, type RelationshipId } from '../../../../server/contract/ids.js';
import { newNodeId, newRelationshipId, type Person } from './Person.js';

/** At least so many answers are read, while at least so many changes are made. */
const ANSWERS = 20;
const ROUNDS = 5;
const IN_TIME = { milliseconds: 30_000 };

type Element = GraphNode | GraphRelationship;

/** A ring of four nodes, in which each change puts its number on every node and relationship, and one more node in place of the one before. */
class Ring {
  readonly nodes: NodeId[] = [0, 1, 2, 3].map(newNodeId);
  readonly relationships: RelationshipId[] = this.nodes.map(newRelationshipId);
  #spare = newNodeId();

  constructor(private readonly person: Person) {}

  async make(): Promise<void> {
    const named = { name: 'round 0', round: 0 };
    await this.person.patch([
      ...[...this.nodes, this.#spare].map((nodeId): PatchOperation => ({
        op: 'createNode',
        nodeId,
        labels: ['Ring'],
        properties: named,
      })),
      ...this.relationships.map((relationshipId, at): PatchOperation => ({
        op: 'createRelationship',
        relationshipId,
        type: 'NEXT',
        startNodeId: this.nodes[at]!,
        endNodeId: this.nodes[(at + 1) % this.nodes.length]!,
        properties: named,
      })),
    ]);
  }

  /** One change. Every node is version `round` before it. */
  async turn(round: number): Promise<void> {
    const setProperties = { name: `round ${round}`, round };
    const before = this.#spare;
    this.#spare = newNodeId();
    await this.person.patch([
      ...this.nodes.map((nodeId): PatchOperation => ({ op: 'updateNode', nodeId, version: round, setProperties })),
      ...this.relationships.map((relationshipId): PatchOperation => ({
        op: 'updateRelationship',
        relationshipId,
        version: round,
        setProperties,
      })),
      { op: 'deleteNode', nodeId: before },
      { op: 'createNode', nodeId: this.#spare, labels: ['Ring'], properties: setProperties },
    ]);
  }
}

/** The numbers that elements of one answer bear: one, where the answer is of one moment. */
const roundsOf = (...lists: (readonly Element[])[]): unknown[] => [
  ...new Set(lists.flat().map(({ properties }) => properties['round'])),
];

/** Each answer is of one moment, also where it takes several statements and somebody writes meanwhile. */
export function describeMoments(person: () => Person): void {
  describe('reading while somebody writes', () => {
    /** Reads again and again while somebody turns the ring, and looks at each answer. */
    async function reading<T>(read: (ring: Ring) => Promise<T>, look: (answer: T) => void): Promise<void> {
      const ring = new Ring(person());
      await ring.make();
      let [isRead, isOver] = [false, false];
      let rounds = 0;
      const writing = (async () => {
        while (!isRead) {
          await ring.turn(rounds + 1);
          rounds += 1;
          await pause();
        }
      })().finally(() => (isOver = true));
      try {
        for (let answers = 0; !isOver && (answers < ANSWERS || rounds < ROUNDS); answers += 1) {
          look(await read(ring));
          await pause();
        }
      } finally {
        isRead = true;
        await writing;
      }
    }

    it('gives elements that were named of one moment', () =>
      reading(
        ({ nodes, relationships }) =>
          person().store.elements(person().scope, { nodeIds: nodes, relationshipIds: relationships }),
        (answer) => {
          expect(answer.nodes.length + answer.relationships.length).toBe(8);
          expect(roundsOf([...answer.nodes], [...answer.relationships])).toHaveLength(1);
        },
      ));

    it('gives a page of relationships and the names of their ends of one moment', () =>
      reading(
        () => person().relationships(),
        ({ items, ends, total }) => {
          expect(total).toBe(items.length);
          const names = new Set([...items.map((one) => one.properties['name']), ...ends.map((end) => end.caption)]);
          expect(names.size).toBe(1);
        },
      ));

    it('gives a page of nodes and their number of one moment', () =>
      reading(
        () => person().nodes({ label: 'Ring' }),
        ({ items, total }) => {
          expect(items).toHaveLength(5);
          expect(total).toBe(5);
          expect(roundsOf([...items])).toHaveLength(1);
        },
      ));

    it('gives what lies around a node of one moment', () =>
      reading(
        ({ nodes }) => person().store.neighbourhood(person().scope, nodes[0]!, { hops: 2, limit: 100 }),
        (answer) => expect(roundsOf([...answer.nodes], [...answer.relationships])).toHaveLength(1),
      ));

    it('gives an overview of one moment', () =>
      reading(
        () => person().store.overview(person().scope, { nodes: 100, relationships: 100 }),
        (answer) => {
          expect(answer.nodes).toHaveLength(5);
          expect(roundsOf([...answer.nodes], [...answer.relationships])).toHaveLength(1);
        },
      ));

    it('gives the result of a query, its nodes and what joins them of one moment', () =>
      reading(
        () =>
          person().store.query(
            person().scope,
            {
              kind: 'nodes',
              set: {
                kind: 'follow',
                of: { kind: 'label', label: 'Ring' },
                step: { types: ['NEXT'], direction: 'out' },
              },
            },
            IN_TIME,
            'joined',
          ),
        (answer) => {
          expect(answer.nodes.length).toBeGreaterThanOrEqual(4);
          expect(roundsOf([...answer.nodes], [...(answer.relationships ?? [])])).toHaveLength(1);
        },
      ));

    it('gives totals, and the history with its length, of one moment', () =>
      reading(
        async () => ({
          totals: await person().store.totals(person().scope),
          changes: await person().store.changes(person().scope, { pageSize: 1000 }),
        }),
        ({ totals, changes }) => {
          expect(totals).toMatchObject({ nodes: 5, relationships: 4 });
          expect(changes.total).toBe(changes.items.length);
        },
      ));

    it('merges edits that were made of a version that others went on from, and loses none', async () => {
      const node = await person().node(['Shared'], {});
      const names = Array.from({ length: 20 }, (_, index) => `from ${index}`);
      await Promise.all(names.map((name) => person().set(node, { [name]: true }, node.version)));
      const { properties, version } = await person().read(node.id);
      expect(Object.keys(properties).sort()).toEqual([...names].sort());
      expect(version).toBe(node.version + names.length);
    });

    it('lets one of many win who set the same property of the same version', async () => {
      const node = await person().node(['Prize'], { owner: 'nobody' });
      const tries = Array.from({ length: 20 }, (_, index) => person().set(node, { owner: `number ${index}` }));
      const outcomes = await Promise.allSettled(tries);
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect((await person().changes()).items.map(({ number }) => number)).toEqual([2, 1]);
    });
  });
}
