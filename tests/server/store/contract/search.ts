import { describe, expect, it } from 'vitest';

import { type Person } from './Person.js';

const names = async (person: Person, text: string, limit?: number) =>
  (await person.found(text, limit)).nodes.map(({ properties }) => properties['name']).sort();

export const describeSearch = (person: () => Person, relationships: boolean) =>
  describe('search', () => {
    it('ignores case and diacritics on both sides', async () => {
      await person().node(['Oraș'], { name: 'Târgu Mureș' });
      await person().node(['Person'], { name: 'Zoë' });
      for (const text of ['targu', 'TÂRGU', 'mureş', 'mures', 'oras']) {
        expect(await names(person(), text)).toEqual(['Târgu Mureș']);
      }
      expect(await names(person(), 'zoe')).toEqual(['Zoë']);
    });

    it('wants all words, the last one may be a beginning', async () => {
      await person().node(['A'], { name: 'green apple pie' });
      await person().node(['A'], { name: 'green pear' });
      expect(await names(person(), 'green app')).toEqual(['green apple pie']);
      expect(await names(person(), 'pie green')).toEqual(['green apple pie']);
      expect(await names(person(), 'gree apple')).toEqual([]);
    });

    it('takes operators, quotes and wildcards as plain text', async () => {
      await person().node(['A'], { name: 'salt OR pepper' });
      await person().node(['A'], { name: 'salt' });
      expect(await names(person(), 'salt OR pep')).toEqual(['salt OR pepper']);
      for (const text of ['"', "'", '*', 'a" OR "b', 'NEAR(', '^salt^', '-', 'text:salt', '; DROP TABLE node;']) {
        await expect(person().found(text)).resolves.toBeDefined();
      }
      expect(await names(person(), '"salt"')).toEqual(['salt', 'salt OR pepper']);
      expect(await names(person(), '***')).toEqual([]);
    });

    it('finds what was written last, and no longer what was changed or deleted', async () => {
      const node = await person().node(['A'], { name: 'otter', tags: ['river', 'fish'], size: 42 });
      expect(await names(person(), 'river')).toEqual(['otter']);
      expect(await names(person(), '42')).toEqual(['otter']);
      const changed = await person().set(node, { name: 'beaver' });
      expect(await names(person(), 'otter')).toEqual([]);
      expect(await names(person(), 'beav')).toEqual(['beaver']);
      await person().remove(changed);
      expect(await names(person(), 'beaver')).toEqual([]);
      await person().undo();
      expect(await names(person(), 'beaver')).toEqual(['beaver']);
    });

    it('says when the limit left hits out, also for words that nearly everything holds', async () => {
      const nodes = Array.from({ length: 700 }, (_, index) => ({
        op: 'createNode' as const,
        labels: ['Common'],
        properties: { name: `common ${index}` },
      }));
      await person().patch(nodes);
      expect(await person().found('comm', 5)).toMatchObject({ more: true, nodes: { length: 5 } });
      expect(await person().found('common 699', 5)).toMatchObject({ more: false, nodes: { length: 1 } });
    });

    it.runIf(relationships)('finds relationships by type and property', async () => {
      const [a, b] = [await person().node(['A']), await person().node(['B'])];
      const made = await person().relationship('MARRIED_TO', a, b, { place: 'Brașov' });
      expect((await person().found('married')).relationships.map(({ id }) => id)).toEqual([made.id]);
      expect((await person().found('brasov')).relationships.map(({ id }) => id)).toEqual([made.id]);
    });
  });
