import { type PropertyValue } from '../../../../domain/properties/values.js';
import { captionKey } from '../../content.js';
import { type StoredNode } from '../../../../domain/changes/edit.js';
import { type Filter, type Measure, type Selected, type Selection, type Step } from '../../selection.js';
import { nodeAnswer } from '../answers.js';
import { type MemoryProject } from '../MemoryProject.js';

type Comparison = Extract<Filter, { kind: 'compare' }>['test'];
type Value = string | number | boolean;

const TESTS: Record<Comparison, (own: Value, other: Value) => boolean> = {
  '=': (own, other) => own === other,
  '>': (own, other) => own > other,
  '<': (own, other) => own < other,
  '>=': (own, other) => own >= other,
  '<=': (own, other) => own <= other,
};

const propertyOf = ({ properties }: StoredNode, name: string): PropertyValue | undefined =>
  Object.hasOwn(properties, name) ? properties[name] : undefined;

/** The ids of the nodes one step away. */
function stepFrom(project: MemoryProject, id: string, { types, way }: Step): Set<string> {
  const far = project.relationshipsOf(id).flatMap(({ type, startNodeId, endNodeId }) => {
    if (!types.includes(type)) return [];
    const out = startNodeId === id && way !== 'in' ? [endNodeId] : [];
    return endNodeId === id && way !== 'out' ? [...out, startNodeId] : out;
  });
  return new Set(far);
}

function leadsTo(project: MemoryProject, id: string, steps: readonly Step[], to: readonly string[]): boolean {
  let reached = new Set([id]);
  for (const step of steps) reached = new Set([...reached].flatMap((at) => [...stepFrom(project, at, step)]));
  return to.some((one) => reached.has(one));
}

function fulfils(project: MemoryProject, node: StoredNode, filter: Filter): boolean {
  switch (filter.kind) {
    case 'compare': {
      const own = propertyOf(node, filter.property);
      return typeof own === typeof filter.value && TESTS[filter.test](own as Value, filter.value);
    }
    case 'has':
      return propertyOf(node, filter.property) !== undefined;
    case 'among':
      return (filter.ids as readonly string[]).includes(node.id);
    case 'linked':
      return leadsTo(project, node.id, filter.steps, filter.to);
    case 'joined':
      return TESTS[filter.test](stepFrom(project, node.id, filter.step).size, filter.value);
    case 'not':
      return !fulfils(project, node, filter.of);
    case 'any':
      return filter.of.length === 0 || filter.of.some((one) => fulfils(project, node, one));
    case 'all':
      return filter.of.every((one) => fulfils(project, node, one));
  }
}

/** What a node is ranked by; undefined for one that has no such value. */
function measured(project: MemoryProject, node: StoredNode, measure: Measure): number | string | undefined {
  if (measure.by === 'degree') return project.degree(node.id);
  if (measure.by === 'linked') return stepFrom(project, node.id, measure.step).size;
  const value = propertyOf(node, measure.property);
  return typeof value === 'number' || typeof value === 'string' ? value : undefined;
}

/** Numbers come before texts. */
function compareValues(one: number | string, other: number | string): number {
  if (typeof one !== typeof other) return typeof one === 'number' ? -1 : 1;
  return one === other ? 0 : one < other ? -1 : 1;
}

const byText = (one: string, other: string): number => (one === other ? 0 : one < other ? -1 : 1);

function sumOf(values: readonly (number | string)[]): NonNullable<Selected['sum']> {
  const numbers = values.filter((value) => typeof value === 'number');
  return { value: numbers.reduce((sum, value) => sum + value, 0), count: numbers.length };
}

/** The nodes that fulfil all conditions: how many, and the first of them. */
export function selectedNodes(project: MemoryProject, { label, where, rank, limit }: Selection): Selected {
  const fitting = [...project.nodes.values()].filter(
    (node) =>
      (label === undefined || node.labels.includes(label)) && where.every((filter) => fulfils(project, node, filter)),
  );
  const captions = project.captions();
  const valued = fitting.flatMap((node) => {
    const value = rank === undefined ? 0 : measured(project, node, rank.measure);
    return value === undefined ? [] : [{ node, value, caption: captionKey(node, captions) }];
  });
  const sign = rank === undefined || rank.least === true ? 1 : -1;
  valued.sort(
    (one, other) =>
      sign * compareValues(one.value, other.value) ||
      byText(one.caption, other.caption) ||
      one.node.seq - other.node.seq,
  );
  const shown = valued.slice(0, limit);
  return {
    total: valued.length,
    nodes: shown.map(({ node }) => nodeAnswer(project, node)),
    values: rank === undefined ? [] : shown.map(({ value }) => value),
    ...(rank?.measure.by === 'property' ? { sum: sumOf(valued.map(({ value }) => value)) } : {}),
  };
}
