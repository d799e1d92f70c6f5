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

  test('joins only nodes that it holds', () => {
    const { nodes, relationships } = sampleGraph('en');
    const ids = new Set(nodes.map(({ id }) => id));
    expect(relationships.every(({ startNodeId, endNodeId }) => ids.has(startNodeId) && ids.has(endNodeId))).toBe(true);
  });
});
