import { describe, expect, test } from 'vitest';

import { fold } from '../../domain/folding/fold.js';
import { type ImportBatch } from '../../server/graph/ports/ImportSink.js';
import { EDITS, type EditRequest } from './edits.js';
import { graphOf } from './graphs/graphs.js';
import { LANGUAGES } from './graphs/Language.js';
import { findNode, nameOf, nodesNamed } from './graphs/names.js';
import { applyOperations, type NamedOperation } from './graphs/operations.js';
import { holdsPhrase } from './judge/phrases.js';
import { select } from './truth/select.js';

const NAMING = { en: 'name', ro: 'nume' } as const;
const ofKind = <K extends EditRequest['outcome']['kind']>(kind: K) =>
  EDITS.flatMap(({ id, language, request, outcome }) =>
    outcome.kind === kind
      ? [[id, { language, request, outcome: outcome as Extract<EditRequest['outcome'], { kind: K }> }] as const]
      : [],
  );

/** The graph that a request is made of: that of the sample, with the patch of the request before it. */
function graphFor({ language, after }: EditRequest): ImportBatch {
  const graph = graphOf('sample', language);
  const before = EDITS.find(({ id }) => id === after);
  if (before?.outcome.kind !== 'patch') return graph;
  return applyOperations(graph, before.outcome.operations, NAMING[language]);
}

const created = (operations: readonly NamedOperation[]) =>
  operations.flatMap((one) => (one.op === 'createNode' ? [one.node] : []));

const pairs = (text: string) => Array.from({ length: text.length - 1 }, (_, at) => text.slice(at, at + 2));

/** The share of pairs of letters that two names have in common. */
function likeness(one: string, other: string): number {
  const [mine, theirs] = [pairs(fold(one)), pairs(fold(other))];
  return (2 * mine.filter((pair) => theirs.includes(pair)).length) / (mine.length + theirs.length);
}

describe('the edits by asking', () => {
  test('are at least 15 in each language, of every outcome and every operation', () => {
    for (const language of LANGUAGES) {
      const own = EDITS.filter((one) => one.language === language).map(({ outcome }) => outcome);
      expect(own.length).toBeGreaterThanOrEqual(15);
      expect(new Set(own.map(({ kind }) => kind))).toEqual(
        new Set(['patch', 'deleteEach', 'asks', 'duplicate', 'refuses']),
      );
      const operations = own.flatMap((one) => (one.kind === 'patch' ? one.operations.map(({ op }) => op) : []));
      expect(new Set(operations)).toEqual(
        new Set(['createNode', 'updateNode', 'deleteNode', 'createRelationship', 'deleteRelationship']),
      );
    }
    expect(new Set(EDITS.map(({ id }) => id)).size).toBe(EDITS.length);
    expect(new Set(EDITS.map(({ request }) => request)).size).toBe(EDITS.length);
  });

  test('follow only a patch of the same language', () => {
    for (const { id, after, language } of EDITS) {
      if (after === undefined) continue;
      const before = EDITS.find((one) => one.id === after);
      expect(before, id).toMatchObject({ language, outcome: { kind: 'patch' } });
    }
  });

  test.each(EDITS.filter(({ outcome }) => outcome.kind === 'patch').map((one) => [one.id, one] as const))(
    '%s can be done, changes something, and makes no node that is there already',
    (_id, edit) => {
      if (edit.outcome.kind !== 'patch') throw new Error('not a patch');
      const graph = graphFor(edit);
      const { operations } = edit.outcome;
      expect(created(operations).flatMap((node) => nodesNamed(graph, node))).toEqual([]);
      const after = applyOperations(graph, operations, NAMING[edit.language]);
      expect({ nodes: after.nodes, relationships: after.relationships }).not.toEqual({
        nodes: graph.nodes,
        relationships: graph.relationships,
      });
    },
  );

  test.each(ofKind('deleteEach'))('%s names the nodes of which it speaks', (_id, { language, outcome }) => {
    const found = select(graphOf('sample', language), outcome.of).map(nameOf);
    expect(found.length).toBeGreaterThan(0);
    expect(outcome.names).toEqual(found);
  });

  test.each(ofKind('asks'))('%s leaves open what is meant', (_id, { language, outcome }) => {
    const graph = graphOf('sample', language);
    expect(outcome.about.length).toBeGreaterThan(1);
    const labels = new Map(outcome.about.map((name) => [findNode(graph, name).id, name.label]));
    expect(labels.size).toBe(outcome.about.length);
  });

  test.each(ofKind('duplicate'))('%s would make what nearly is there', (_id, { language, outcome }) => {
    const graph = graphOf('sample', language);
    const made = created(outcome.operations);
    for (const name of outcome.existing) {
      findNode(graph, name);
      expect(made.some((one) => one.label === name.label && likeness(one.name, name.name) >= 0.6)).toBe(true);
    }
    expect(made.flatMap((node) => nodesNamed(graph, node))).toEqual([]);
    expect(made.length).toBeGreaterThan(0);
  });

  test.each(ofKind('refuses'))('%s has nothing to act on', (_id, { language, request, outcome }) => {
    const names = graphOf('sample', language).nodes.map(nameOf);
    expect(outcome.missing.length > 0).toBe(outcome.because === 'unknown');
    for (const name of outcome.missing) {
      expect(holdsPhrase(request, name)).toBe(true);
      expect(names.filter((one) => holdsPhrase(one, name))).toEqual([]);
    }
  });

  test('without a currency that no country uses, there is none to delete', () => {
    for (const [label, type, language] of [
      ['Currency', 'USES', 'en'],
      ['Monedă', 'FOLOSEȘTE', 'ro'],
    ] as const) {
      const unused = { label, where: [{ linked: type, most: 0 }] };
      expect(select(graphOf('sample', language), unused).map(nameOf)).toEqual([]);
    }
  });
});
