import { describe, expect, it } from 'vitest';

import { FrameBuffer } from '../../../../domain/map/FrameBuffer.js';
import { type MapFrame } from '../../../../domain/map/frame.js';
import { NO_LABEL } from '../../../../domain/map/MapSlice.js';
import { type ImportBatch } from '../../../../server/graph/ports/ImportSink.js';
import { newNodeId, newRelationshipId, Person } from './Person.js';
import { refusalOf } from './recount.js';

const IN_TIME = { milliseconds: 30_000 };

async function framesOf({ store, scope }: Person, onFrame?: () => Promise<void>): Promise<MapFrame[]> {
  const buffer = new FrameBuffer();
  const frames: MapFrame[] = [];
  for await (const piece of store.map(scope, IN_TIME)) {
    frames.push(...buffer.push(piece));
    await onFrame?.();
  }
  expect(buffer.isBroken).toBe(false);
  return frames;
}

/** The map that frames come to: nodes and relationships in their order, with names in place of indexes. */
function mapOf(frames: readonly MapFrame[]) {
  const slices = frames.slice(frames.findLastIndex(({ head }) => head.isFirst)).map(({ slice }) => slice);
  const labels = slices.flatMap((slice) => slice.labels);
  const types = slices.flatMap((slice) => slice.types);
  const nodes = slices.flatMap(({ nodes: { ids, captions, ...columns } }) =>
    ids.map((id, at) => ({
      id,
      caption: captions[at],
      label: columns.label[at] === NO_LABEL ? undefined : labels[columns.label[at]!],
      degree: columns.degree[at]!,
      place: Number.isNaN(columns.x[at]) ? undefined : { x: columns.x[at], y: columns.y[at] },
    })),
  );
  const relationships = slices.flatMap(({ relationships: { ids, from, to, type } }) =>
    ids.map((id, at) => ({ id, type: types[type[at]!], from: nodes[from[at]!]?.id, to: nodes[to[at]!]?.id })),
  );
  return { nodes, relationships };
}

/** An import of a hub with so many spokes, and a chain through their ends. */
async function wheel(person: Person, spokes: number): Promise<ImportBatch> {
  const ids = Array.from({ length: spokes + 1 }, newNodeId);
  const join = (type: string, from: number, to: number) => ({
    id: newRelationshipId(),
    type,
    startNodeId: ids[from]!,
    endNodeId: ids[to]!,
    properties: {},
    propertyKinds: {},
  });
  const batch = {
    nodes: ids.map((id, at) => ({
      id,
      labels: [at === 0 ? 'Hub' : 'End'],
      properties: { name: `no. ${at}` },
      propertyKinds: {},
    })),
    relationships: ids.flatMap((_, at) =>
      at === 0 ? [] : [join('SPOKE', 0, at), ...(at === 1 ? [] : [join('RIM', at - 1, at)])],
    ),
  };
  await person.import([batch]);
  return batch;
}

/** The map of a project as bytes. */
export function describeMap(person: () => Person): void {
  describe('map', () => {
    it('says what there is and where it stands, the best connected first', async () => {
      const { store, scope } = person();
      const [ada, bob, city] = [
        await person().node(['Person', 'Author'], { name: 'Ada' }),
        await person().node(['Person'], { name: 'Bob' }),
        await person().node(['City'], { name: 'Iași' }),
      ];
      const knows = await person().relationship('KNOWS', bob, ada);
      const lives = await person().relationship('LIVES_IN', ada, city);
      const loop = await person().relationship('KNOWS', ada, ada);
      await store.savePositions(scope, [{ nodeId: ada.id, x: 1.5, y: -2 }]);
      const frames = await framesOf(person());
      expect(frames[0]?.head).toEqual({
        projectId: await person().projectId(),
        version: (await person().changes()).items[0]?.number,
        nodesTotal: 3,
        relationshipsTotal: 3,
        isFirst: true,
      });
      const { nodes, relationships } = mapOf(frames);
      expect(nodes[0]).toEqual({ id: ada.id, caption: 'Ada', label: 'Person', degree: 3, place: { x: 1.5, y: -2 } });
      expect(nodes.slice(1)).toEqual([
        { id: city.id, caption: 'Iași', label: 'City', degree: 1, place: undefined },
        { id: bob.id, caption: 'Bob', label: 'Person', degree: 1, place: undefined },
      ]);
      expect(new Set(relationships)).toEqual(
        new Set([
          { id: knows.id, type: 'KNOWS', from: bob.id, to: ada.id },
          { id: lives.id, type: 'LIVES_IN', from: ada.id, to: city.id },
          { id: loop.id, type: 'KNOWS', from: ada.id, to: ada.id },
        ]),
      );
    });

    it('names nodes as their labels are captioned', async () => {
      const { store, scope } = person();
      await person().node(['Person'], { name: 'Ada', town: 'London' });
      await store.setStyle(
        scope,
        { kind: 'label', name: 'Person', version: 0, style: { caption: '{town}' } },
        { source: 'hand' },
      );
      expect(mapOf(await framesOf(person())).nodes[0]?.caption).toBe('London');
    });

    it('tells of a project without nodes that there are none', async () => {
      const frames = await framesOf(person());
      expect(frames).toMatchObject([{ head: { nodesTotal: 0, version: 0, isFirst: true } }]);
      expect(mapOf(frames)).toEqual({ nodes: [], relationships: [] });
    });

    it('brings everything once in many slices, each relationship as soon as both ends are there', async () => {
      const all = await wheel(person(), 7000);
      const frames = await framesOf(person());
      let there = 0;
      for (const { slice } of frames) {
        there += slice.nodes.ids.length;
        expect(
          Math.max(-1, ...Array.from(slice.relationships.from), ...Array.from(slice.relationships.to)),
        ).toBeLessThan(there);
      }
      const { nodes, relationships } = mapOf(frames);
      expect(nodes.map(({ id }) => id).sort()).toEqual(all.nodes.map(({ id }) => id).sort());
      expect(nodes[0]).toMatchObject({ label: 'Hub', degree: 7000 });
      expect(nodes.map(({ degree }) => degree)).toEqual(nodes.map(({ degree }) => degree).toSorted((a, b) => b - a));
      const told = relationships.map(({ id, type, from, to }) => [id, type, from, to].join(' '));
      expect(told.sort()).toEqual(
        all.relationships.map((one) => [one.id, one.type, one.startNodeId, one.endNodeId].join(' ')).sort(),
      );
      expect(frames.filter(({ head }) => head.isFirst)).toHaveLength(1);
      expect(frames[0]?.slice.nodes.ids).toHaveLength(2000);
    }, 60_000);

    it('begins again where the project changed after its beginning, and is of one moment', async () => {
      await wheel(person(), 2500);
      let isChanged = false;
      const frames = await framesOf(person(), async () => {
        if (isChanged) return;
        isChanged = true;
        await person().node(['Late'], { name: 'later' });
      });
      const begun = frames.filter(({ head }) => head.isFirst);
      expect(begun.map(({ head }) => head.nodesTotal)).toEqual([2501, 2502]);
      const { nodes, relationships } = mapOf(frames);
      expect([nodes.length, new Set(nodes.map(({ id }) => id)).size]).toEqual([2502, 2502]);
      expect(relationships).toHaveLength(4999);
    }, 60_000);

    it('shows nothing of an import that is not published, and nothing of anybody else', async () => {
      const mine = person();
      await mine.node(['Secret'], { name: 'hidden' });
      await mine.import(
        [{ nodes: [{ id: newNodeId(), labels: ['Secret'], properties: {}, propertyKinds: {} }], relationships: [] }],
        false,
      );
      expect(mapOf(await framesOf(mine)).nodes).toHaveLength(1);
      const other = new Person(mine.store);
      expect(mapOf(await framesOf(other))).toEqual({ nodes: [], relationships: [] });
      const thief = new Person(mine.store, { ...other.scope, projectId: await mine.projectId() });
      expect(await refusalOf(framesOf(thief))).toBe('PROJECT_NOT_FOUND');
    });

    it('gives up when nobody waits any more', async () => {
      await person().node(['A']);
      const gone = AbortSignal.abort();
      const read = async () => {
        for await (const frame of person().store.map(person().scope, { milliseconds: 1000, signal: gone }))
          expect(frame).toBeUndefined();
      };
      expect(await refusalOf(read())).toBe('QUERY_TOO_COSTLY');
    });
  });
}
