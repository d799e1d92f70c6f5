import { describe, expect, it } from 'vitest';

import { newNodeId, type Person } from './Person.js';
import { refusalOf } from './recount.js';

export const describeValues = (person: () => Person) =>
  describe('values', () => {
    it('gives back every kind of value as it was given', async () => {
      const properties = {
        text: 'Țara lui „Făt-Frumos” 🏔️ "quoted" \\ \n\t',
        empty: '',
        large: 9_007_199_254_740_991,
        negative: -17,
        tiny: 1.5e-300,
        yes: true,
        no: false,
        born: '1990-02-28',
        seen: '2024-02-29T10:00:00.123+02:00',
        texts: ['a', 'b', ''],
        numbers: [1, 2.5, -3],
        flags: [true, false],
        days: ['2000-01-01'],
        nothing: [] as string[],
        'odd name / ~ " :x': 1,
      };
      const kinds = { born: 'date', seen: 'dateTime', days: 'dateList', nothing: 'numberList' } as const;
      const made = await person().node(['Ă Label'], properties, kinds);
      expect(await person().read(made.id)).toMatchObject({ properties, propertyKinds: kinds, labels: ['Ă Label'] });
    });

    it('keeps a text of a million characters', async () => {
      const text = 'ș'.repeat(1_000_000);
      const made = await person().node(['Long'], { text });
      expect((await person().read(made.id)).properties['text']).toBe(text);
    });

    it.each<[string, Record<string, unknown>, string]>([
      ['U+0000', { a: 'x\0y' }, 'body/properties/a'],
      ['half a character', { a: '\ud800' }, 'body/properties/a'],
      ['a nested object', { a: { b: 1 } }, 'body/properties/a'],
      ['null', { a: null }, 'body/properties/a'],
      ['a mixed list', { a: [1, 'x'] }, 'body/properties/a'],
      ['a list in a list', { a: [[1]] }, 'body/properties/a'],
      ['no finite number', { a: Number.POSITIVE_INFINITY }, 'body/properties/a'],
      ['a text too long', { a: 'x'.repeat(1_000_001) }, 'body/properties/a'],
      ['a name too long', { ['n'.repeat(129)]: 1 }, `body/properties/${'n'.repeat(129)}`],
    ])('refuses %s and names the field', async (_, properties, path) => {
      const refused = person().node(['X'], properties as never);
      await expect(refused).rejects.toMatchObject({ code: 'VALIDATION_FAILED', parts: { errors: [{ path }] } });
      expect((await person().nodes()).total).toBe(0);
    });

    it.each([
      ['date', '2023-02-29'],
      ['date', 'yesterday'],
      ['dateTime', '2023-02-28'],
      ['number', 'five'],
      ['dateList', '2023-02-28'],
      ['colour', 'red'],
    ])('refuses the kind %s for %s', async (kind, value) => {
      const refused = person().node(['X'], { a: value }, { a: kind as never });
      await expect(refused).rejects.toMatchObject({ parts: { errors: [{ path: 'body/propertyKinds/a' }] } });
    });

    it('refuses no label, an empty label, one too long', async () => {
      for (const labels of [[], [' '], ['x'.repeat(129)]]) {
        expect(await refusalOf(person().node(labels))).toBe('VALIDATION_FAILED');
      }
    });

    it('answers the same node when a client asks again with its own id, and refuses another node of that id', async () => {
      const { store, scope } = person();
      const input = { id: newNodeId(), labels: ['A', 'B'], properties: { x: 1 } };
      const first = await store.createNode(scope, input, { source: 'hand' });
      const again = await store.createNode(scope, input, { source: 'hand' });
      expect(again).toEqual(first);
      const other = store.createNode(scope, { ...input, properties: { x: 2 } }, { source: 'hand' });
      expect(await refusalOf(other)).toBe('ID_TAKEN');
      expect((await person().changes()).total).toBe(1);
    });

    it('keeps where an element came from', async () => {
      const { store, scope } = person();
      const made = await store.createNode(scope, { labels: ['A'] }, { source: 'text', reference: 'message 7' });
      expect(made.provenance).toEqual({ source: 'text', reference: 'message 7' });
    });

    it('keeps places apart from versions and history, and passes over unknown nodes', async () => {
      const { store, scope } = person();
      const node = await person().node(['A']);
      const positions = [
        { nodeId: node.id, x: 0.1 + 0.2, y: -1e6 },
        { nodeId: newNodeId(), x: 1, y: 1 },
      ];
      expect(await store.savePositions(scope, positions)).toBe(1);
      expect(await person().read(node.id)).toEqual({ ...node, position: { x: 0.1 + 0.2, y: -1e6 } });
      expect((await person().changes()).total).toBe(1);
    });
  });
