import { describe, expect, it } from 'vitest';

import { type Style } from '../../../../domain/styles/style.js';
import { type GraphChanged } from '../../../../server/contract/live.js';
import { type SetStyleInput } from '../../../../server/contract/styles.js';
import { newNodeId, newOwner, Person } from './Person.js';
import { refusalOf } from './recount.js';

const BY_HAND = { source: 'hand' } as const;

export const describeStyles = (person: () => Person) =>
  describe('styles of labels and types', () => {
    const choose = async (style: Style, version = 0, name = 'Person', by = person()) =>
      (
        await by.store.setStyle(
          by.scope,
          { kind: 'label', name, version, style: style as SetStyleInput['style'] },
          BY_HAND,
        )
      ).entry;
    const styles = async (by = person()) =>
      (await by.store.styles(by.scope)).items.map(({ kind, name, style }) => ({ kind, name, style }));
    const red = { kind: 'label', name: 'Person', style: { colour: 'red' } };

    it('are none at first, and kept as they are chosen', async () => {
      expect(await styles()).toEqual([]);
      const full: Style = {
        caption: '{name}, {year}',
        colourBy: 'stare',
        colourScale: 'category',
        colours: [{ value: 'întârziat', colour: 'red' }],
        icon: 'user',
        shape: 'hexagon',
        sizeFrom: 'number',
        sizeBy: 'age',
        rules: [{ property: 'stare', test: 'is', value: 'întârziat', colour: '#aa0011' }],
      };
      expect(await choose(full)).toMatchObject({ kind: 'label', name: 'Person', style: full });
      expect(await styles()).toEqual([{ kind: 'label', name: 'Person', style: full }]);
    });

    it('give a type and a label their words', async () => {
      const chosen = (kind: 'label' | 'type') =>
        person().store.setStyle(
          person().scope,
          { kind, name: 'FLIES_TO', version: 0, style: { words: 'flies to' } },
          BY_HAND,
        );
      expect((await chosen('label')).entry.style).toEqual({ words: 'flies to' });
      expect((await chosen('type')).entry.style).toEqual({ words: 'flies to' });
      expect((await person().changes()).items[0]?.summary.styles).toEqual([
        { kind: 'type', name: 'FLIES_TO', changed: ['words'] },
      ]);
    });

    it('give words in each language, and keep what was said without one until it is said otherwise', async () => {
      const first = await choose({ words: 'om, oameni' });
      expect(await styles()).toEqual([{ ...red, style: { words: 'om, oameni' } }]);
      const style = { wordsIn: { ro: 'om, oameni', en: 'man, men ' } };
      expect((await choose(style, first.version)).style).toEqual({ wordsIn: { en: 'man, men', ro: 'om, oameni' } });
      expect((await person().changes()).items[0]?.summary.styles).toEqual([
        { kind: 'label', name: 'Person', changed: ['words'] },
      ]);
      await person().undo();
      expect(await styles()).toEqual([{ ...red, style: { words: 'om, oameni' } }]);
    });

    it('are a step of the history that says what of whom was changed, and are undone and redone in it', async () => {
      const ana = await person().node(['Person'], { name: 'Ana' });
      const first = await choose({ colour: 'red' });
      await choose({ colour: 'red', size: 3 }, first.version);
      const { items } = await person().changes();
      expect(items[0]?.summary.styles).toEqual([{ kind: 'label', name: 'Person', changed: ['size'] }]);
      expect(items[0]?.counts).toMatchObject({ nodesCreated: 0, nodesUpdated: 0 });
      expect(items[2]?.summary.styles).toBeUndefined();
      const undone = await person().undo();
      expect(undone.change.summary.styles).toHaveLength(1);
      expect(await styles()).toEqual([red]);
      await person().undo();
      expect(await styles()).toEqual([]);
      await person().undo();
      expect(await refusalOf(person().read(ana.id))).toBe('NODE_NOT_FOUND');
      await person().redo();
      await person().redo();
      await person().redo();
      expect(await styles()).toEqual([{ ...red, style: { colour: 'red', size: 3 } }]);
    });

    it('name what is changed in the history by the caption that was chosen', async () => {
      await choose({ caption: '{code}: {name}' });
      const ana = await person().node(['Person'], { name: 'Ana', code: 'A1' });
      const update = { nodeId: ana.id, version: ana.version, setProperties: { code: 'B2' } };
      await person().store.updateNode(person().scope, update, BY_HAND);
      const [changed, made] = (await person().changes()).items.map(({ summary }) => summary.elements[0]);
      expect(made).toMatchObject({ operation: 'create', caption: 'A1: Ana' });
      expect(changed).toMatchObject({ operation: 'update', caption: 'B2: Ana', captionBefore: 'A1: Ana' });
    });

    it('are changed against the version that was seen, and no other', async () => {
      const first = await choose({ colour: 'red' });
      const second = await choose({ colour: 'blue' }, first.version);
      expect(second.version).toBeGreaterThan(first.version);
      expect(await refusalOf(choose({ colour: 'green' }, first.version))).toBe('VERSION_CONFLICT');
      expect(await refusalOf(choose({ colour: 'green' }))).toBe('VERSION_CONFLICT');
      await person().undo();
      expect(await refusalOf(choose({ colour: 'green' }, second.version))).toBe('VERSION_CONFLICT');
      expect(await styles()).toEqual([red]);
    });

    it('go when nothing is chosen any more, and leave no entry when nothing changes', async () => {
      const first = await choose({ colour: 'red' });
      await choose({ colour: 'red' }, first.version);
      expect((await person().changes()).items).toHaveLength(1);
      expect(await choose({}, first.version)).toMatchObject({ version: 0, style: {} });
      expect(await styles()).toEqual([]);
      await person().undo();
      expect(await styles()).toEqual([red]);
    });

    it('that cannot be drawn are refused with the field at fault', async () => {
      expect(await refusalOf(choose({ line: 'dashed' }))).toBe('VALIDATION_FAILED');
      expect(await refusalOf(choose({ colour: 'mauve' }))).toBe('VALIDATION_FAILED');
      expect(await styles()).toEqual([]);
    });

    it('belong to one project of one person', async () => {
      await choose({ colour: 'red' });
      const other = await person().store.createProject(person().scope.ownerId, 'Other');
      expect(await styles(new Person(person().store, { ...person().scope, projectId: other.id }))).toEqual([]);
      expect(await styles(new Person(person().store, { ownerId: newOwner() }))).toEqual([]);
    });

    it('are told to those who follow the graph, undoing as well', async () => {
      const told: GraphChanged[] = [];
      const stop = person().store.onChange((owner, change) => owner === person().scope.ownerId && told.push(change));
      await choose({ colour: 'red' });
      await person().node(['Person']);
      await person().undo();
      await person().undo();
      stop();
      expect(told.map(({ restyled }) => restyled)).toEqual([true, undefined, undefined, true]);
    });

    describe('with a caption', () => {
      const task = (nume: string, cod: string) => person().node(['Sarcină'], { nume, cod });
      const byName = async (order: 'asc' | 'desc' = 'asc') => {
        const page = await person().nodes({ sort: 'caption', order });
        return page.items.map(({ properties }) => properties['cod']);
      };
      const found = async (text: string) =>
        (await person().found(text)).nodes.map(({ properties }) => properties['cod']);

      it('sort nodes and have them found by it, also those that come later, and no longer once it is undone', async () => {
        const first = await task('Alfa', 'z2');
        await task('Beta', 'b9');
        await task('z2 in its text', 'm5');
        expect(await byName()).toEqual(['z2', 'b9', 'm5']);
        await choose({ caption: '{cod}: {nume}' }, 0, 'Sarcină');
        expect(await byName()).toEqual(['b9', 'm5', 'z2']);
        expect((await found('z2'))[0]).toBe('z2');
        await task('Gama', 'a1');
        await person().set(first, { cod: 'c3' });
        expect(await byName()).toEqual(['a1', 'b9', 'c3', 'm5']);
        expect(await byName('desc')).toEqual(['m5', 'c3', 'b9', 'a1']);
        for (let times = 0; times < 3; times += 1) await person().undo();
        expect(await byName()).toEqual(['z2', 'b9', 'm5']);
        await person().redo();
        expect(await byName()).toEqual(['b9', 'm5', 'z2']);
      });

      it('leave a node to be meant by its name as well, as one says it in a question', async () => {
        await task('Alfa', 'z2');
        await choose({ caption: '{cod}: {nume}' }, 0, 'Sarcină');
        const asked = { captions: ['alfa'], beginnings: [], words: [], near: [] };
        expect(await person().store.lookup(person().scope, asked)).toHaveLength(1);
      });

      it('name the ends of relationships, and sort them', async () => {
        const [a, b] = [await task('Alfa', 'z2'), await task('Beta', 'b9')];
        await person().relationship('BEFORE', a, b);
        await person().relationship('AFTER', b, a);
        await choose({ caption: '{cod}' }, 0, 'Sarcină');
        const page = await person().relationships({ sort: 'from', order: 'asc' });
        expect(page.items.map(({ type }) => type)).toEqual(['AFTER', 'BEFORE']);
        expect(page.ends.map(({ caption }) => caption).sort()).toEqual(['b9', 'z2']);
      });

      it('that comes with an import names what came before and after it in the file, and nothing once it is undone', async () => {
        await task('Alfa', 'z2');
        const node = (nume: string, cod: string) => ({
          ...{ id: newNodeId(), labels: ['Sarcină'], properties: { nume, cod }, propertyKinds: {} },
        });
        const styled = { kind: 'label', name: 'Sarcină', style: { caption: '{cod}' } } as const;
        await person().import([
          { nodes: [node('Beta', 'y1')], relationships: [] },
          { nodes: [node('Gama', 'x0')], relationships: [], styles: [styled] },
          { nodes: [node('Delta', 'w9')], relationships: [] },
        ]);
        expect(await byName()).toEqual(['w9', 'x0', 'y1', 'z2']);
        await person().undo();
        expect(await byName()).toEqual(['z2']);
        await person().redo();
        expect(await byName()).toEqual(['w9', 'x0', 'y1', 'z2']);
        await person().undo();
        await task('Zeta', 'a0');
        expect(await byName()).toEqual(['z2', 'a0']);
      });
    });

    it('come with an import and go with it, but change none that was chosen here', async () => {
      await choose({ colour: 'red' });
      const node = { id: newNodeId(), labels: ['Film'], properties: {}, propertyKinds: {} };
      const brought = (name: string) => ({ kind: 'label' as const, name, style: { colour: 'teal' } });
      const film = brought('Film');
      const receipt = await person().import([
        { nodes: [node], relationships: [], styles: [film] },
        { nodes: [], relationships: [], styles: [brought('Person')] },
      ]);
      expect(receipt?.change.summary.styles).toEqual([{ kind: 'label', name: 'Film', changed: ['colour'] }]);
      expect(await styles()).toEqual([film, red]);
      await person().undo();
      expect(await styles()).toEqual([red]);
      await person().redo();
      expect(await styles()).toEqual([film, red]);
      await person().import([{ nodes: [], relationships: [], styles: [brought('Lost')] }], false);
      expect(await styles()).toEqual([film, red]);
    });
  });
