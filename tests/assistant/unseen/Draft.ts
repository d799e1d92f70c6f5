import { type Properties, type PropertyValue } from '../../../domain/properties/values.js';
import { type ImportBatch, type ImportedNode } from '../../../server/graph/ports/ImportSink.js';
import { nameOf } from '../graphs/names.js';

interface DraftNode {
  name: string;
  labels: readonly string[];
  properties: Record<string, PropertyValue>;
}
interface DraftTie {
  start: string;
  type: string;
  end: string;
  properties: Record<string, PropertyValue>;
}

const sorted = (properties: Properties) => JSON.stringify(Object.entries(properties).sort());

/** What a graph holds, by names alone, for comparing what a proposal makes of it with what was asked. */
export class Draft {
  nodes: DraftNode[];
  ties: DraftTie[];

  constructor({ nodes, relationships }: ImportBatch, called: (node: ImportedNode) => string = nameOf) {
    const byId = new Map<string, string>(nodes.map((node) => [node.id, called(node)]));
    this.nodes = nodes.map((node) => ({ name: called(node), labels: node.labels, properties: { ...node.properties } }));
    this.ties = relationships.map(({ type, startNodeId, endNodeId, properties }) => ({
      start: byId.get(startNodeId) ?? '',
      type,
      end: byId.get(endNodeId) ?? '',
      properties: { ...properties },
    }));
  }

  of = (label: string): DraftNode[] => this.nodes.filter(({ labels }) => labels.includes(label));
  node(name: string): DraftNode {
    const found = this.nodes.find((one) => one.name === name);
    if (found === undefined) throw new Error(`No node ${name}`);
    return found;
  }

  set(name: string, property: string, value: PropertyValue): this {
    this.node(name).properties[property] = value;
    return this;
  }

  unset(name: string, property: string): this {
    delete this.node(name).properties[property];
    return this;
  }

  add(label: string, naming: string, name: string, properties: Properties = {}): this {
    this.nodes.push({ name, labels: [label], properties: { [naming]: name, ...properties } });
    return this;
  }

  drop(...names: string[]): this {
    this.nodes = this.nodes.filter(({ name }) => !names.includes(name));
    this.ties = this.ties.filter(({ start, end }) => !names.includes(start) && !names.includes(end));
    return this;
  }

  tie(start: string, type: string, end: string, properties: Properties = {}): this {
    this.ties.push({ start, type, end, properties: { ...properties } });
    return this;
  }

  untie(start: string, type: string, end: string): this {
    this.ties = this.ties.filter((one) => one.start !== start || one.type !== type || one.end !== end);
    return this;
  }

  rename(name: string, naming: string, to: string): this {
    this.node(name).properties[naming] = to;
    this.node(name).name = to;
    for (const tie of this.ties) {
      if (tie.start === name) tie.start = to;
      if (tie.end === name) tie.end = to;
    }
    return this;
  }

  /** Each node and relationship in a line, whatever their order. */
  lines(): string[] {
    return [
      ...this.nodes.map(({ labels, properties }) => `${labels.join(',')} ${sorted(properties)}`),
      ...this.ties.map(({ start, type, end, properties }) => `${start} ${type} ${end} ${sorted(properties)}`),
    ].sort();
  }
}
