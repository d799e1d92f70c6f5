import { describe, expect, test } from 'vitest';

import { sampleGraph } from './sampleGraph.js';

const named = (language: 'en' | 'ro', property: string, name: string) =>
  sampleGraph(language).nodes.find(({ properties }) => properties[property] === name);

describe('the sample graph', () => {
  test('has about 600 nodes and 1,500 relationships, as many in both languages', () => {
    const { nodes, relationships } = sampleGraph('en');
    expect(nodes.length).toBeGreaterThan(570);
    expect(nodes.length).toBeLessThan(630);
    expect(relationships.length).toBeGreaterThan(1500);
    expect(relationships.length).toBeLessThan(1650);
    const romanian = sampleGraph('ro');
    expect([romanian.nodes.length, romanian.relationships.length]).toEqual([nodes.length, relationships.length]);
  });

  test('stands in the language of the person', () => {
    expect(named('en', 'name', 'Germany')?.labels).toEqual(['Country']);
    expect(named('ro', 'nume', 'Germania')?.labels).toEqual(['Țară']);
    expect(named('ro', 'nume', 'Română')?.labels).toEqual(['Limbă']);
    expect(named('ro', 'nume', 'Leu românesc')?.labels).toEqual(['Monedă']);
    expect(named('ro', 'nume', 'Europa de Sud-Est')?.labels).toEqual(['Subregiune']);
  });

  test('writes Romanian with commas below, never cedillas', () => {
    expect(JSON.stringify(sampleGraph('ro'))).not.toMatch(/[şţŞŢ]/);
  });

  test('has a place for every node, the same in both languages, and none stands on another', () => {
    const { nodes, keys } = sampleGraph('en');
    const romanian = sampleGraph('ro');
    expect(romanian.keys).toEqual(keys);
    expect(romanian.nodes.map(({ position }) => position)).toEqual(nodes.map(({ position }) => position));
    const places = nodes.map(({ position }, i) => {
      expect(position, `${keys[i]} has no place: npx tsx scripts/sample-places.mjs`).toBeDefined();
      return position ?? { x: 0, y: 0 };
    });
    const crowded = places.filter(({ x, y }, i) =>
      places.some((other, j) => j < i && Math.hypot(other.x - x, other.y - y) < 80),
    );
    expect(crowded).toEqual([]);
  });

  test('looks like the map: countries stand to one another as on the globe', () => {
    const at = (name: string) => named('en', 'name', name)?.position ?? { x: Number.NaN, y: Number.NaN };
    expect(at('Brazil').x).toBeLessThan(at('Nigeria').x);
    expect(at('Nigeria').x).toBeLessThan(at('India').x);
    expect(at('India').x).toBeLessThan(at('New Zealand').x);
    expect(at('Norway').y).toBeLessThan(at('Italy').y);
    expect(at('Italy').y).toBeLessThan(at('South Africa').y);
  });

  test('calls a language what it is called, not what the first country of the list calls it', () => {
    const spoken = (language: 'en' | 'ro', property: string) =>
      sampleGraph(language)
        .nodes.filter(({ properties }) => Object.values(properties).includes('ron'))
        .map(({ properties }) => properties[property]);
    expect(spoken('en', 'name')).toEqual(['Romanian']);
    expect(spoken('ro', 'nume')).toEqual(['Română']);
    expect(named('ro', 'nume', 'Muntenegreană')?.labels).toEqual(['Limbă']);
  });

  test('leaves out what nobody has measured instead of saying −1', () => {
    const numbers = sampleGraph('en').nodes.map(({ properties }) => properties['area (km²)']);
    expect(numbers.filter((area) => typeof area === 'number' && area <= 0)).toEqual([]);
    expect(named('en', 'name', 'Svalbard and Jan Mayen')?.properties).not.toHaveProperty('area (km²)');
  });

  test.each([
    ['Țările de Jos', 'Amsterdam'],
    ['Luxemburg', 'Luxemburg'],
    ['Muntenegru', 'Podgorița'],
    ['San Marino', 'San Marino'],
    ['Uzbekistan', 'Tașkent'],
    ['Vatican', 'Vatican'],
  ])('names the capital of %s in Romanian: %s', (country, capital) => {
    expect(named('ro', 'nume', country)?.properties['capitală']).toBe(capital);
  });

  test('pays in Bulgaria with the euro, and gives no currency a name that only one of its users has for it', () => {
    const { nodes, relationships } = sampleGraph('en');
    const bulgaria = named('en', 'name', 'Bulgaria');
    const uses = relationships.filter(({ type }) => type === 'USES');
    const at = nodes.findIndex(({ properties }) => properties['name'] === 'Bulgaria');
    const paid = uses
      .filter(({ startNodeId }) => startNodeId === nodes[at]?.id)
      .map(({ endNodeId }) => nodes.find(({ id }) => id === endNodeId)?.properties['name']);
    expect(bulgaria).toBeDefined();
    expect(paid).toEqual(['Euro']);
    expect(nodes.map(({ properties }) => properties['name'])).not.toContain('krone');
  });

  test('joins only nodes that it holds', () => {
    const { nodes, relationships } = sampleGraph('en');
    const ids = new Set(nodes.map(({ id }) => id));
    expect(relationships.every(({ startNodeId, endNodeId }) => ids.has(startNodeId) && ids.has(endNodeId))).toBe(true);
  });
});
