import { type PatchOperation } from '../../../contract/edits.js';
import { type GraphNode, type GraphRelationship } from '../../../contract/elements.js';
import { type Properties, type PropertyKinds } from '../../../../domain/properties/values.js';
import { ownOf } from '../../../../domain/properties/kinds.js';
import { type GraphReading } from '../../reading/GraphReading.js';
import { type Saying } from '../texts/Saying.js';

/** What of a node a summary tells. */
export type NodeTold = Pick<GraphNode, 'labels' | 'properties' | 'propertyKinds' | 'degree'>;

/** A relationship by its type and the names of its ends. */
export interface Tie {
  readonly type: string;
  readonly from: string;
  readonly to: string;
}

/** What an update does. */
interface Updated {
  readonly setProperties: Properties;
  readonly kinds: PropertyKinds;
  readonly removed: readonly string[];
  readonly addLabels: readonly string[];
  readonly removeLabels: readonly string[];
}

/** Says each change that a program proposes in the person's language, as the edits that are read offline are said. */
export class Summaries {
  constructor(
    private readonly say: Saying,
    private readonly reading: Pick<GraphReading, 'nameOf'>,
  ) {}

  createNode(name: string, labels: readonly string[], properties: Properties, kinds: PropertyKinds): string {
    const { say } = this;
    const facts = Object.entries(properties)
      .filter(([, value]) => value !== name)
      .map(([property, value]) =>
        say.t('fact', { property: say.line(property), value: say.value(value, kinds[property], property) }),
      );
    const params = { label: say.line(labels.join(', ')), name: say.line(name), facts: facts.join('; ') };
    return say.t(facts.length === 0 ? 'createNode' : 'createNodeWith', params);
  }

  updateNode(node: NodeTold, { setProperties, kinds, removed, addLabels, removeLabels }: Updated): string {
    const { say } = this;
    const named = { node: say.line(this.reading.nameOf(node)) };
    const sets = Object.entries(setProperties).map(([property, value]) => {
      const before = ownOf(node.properties, property);
      const params = { ...named, property: say.line(property), value: say.value(value, kinds[property], property) };
      if (before === undefined) return say.t('updateSet', params);
      return say.t('updateChange', {
        ...params,
        before: say.value(before, ownOf(node.propertyKinds, property), property),
      });
    });
    const removes = removed.map((property) => {
      const before = say.value(ownOf(node.properties, property) ?? '', ownOf(node.propertyKinds, property), property);
      return say.t('updateRemove', { ...named, property: say.line(property), before });
    });
    const labels = [
      ...addLabels.map((label) => say.t('updateLabel', { ...named, label: say.line(label) })),
      ...removeLabels.map((label) => say.t('updateUnlabel', { ...named, label: say.line(label) })),
    ];
    return [...sets, ...removes, ...labels].join('; ');
  }

  deleteNode({ labels, properties, degree }: NodeTold): string {
    const { say } = this;
    const total = say.wording.number(degree);
    const node = say.line(this.reading.nameOf({ labels, properties }));
    return say.t('deleteNode', { count: degree, total, node, labels: say.line(labels.join(', ')) });
  }

  createRelationship(type: string, from: string, to: string): string {
    const { say } = this;
    return say.t('createRelationship', { type: say.line(type), from: say.line(from), to: say.line(to) });
  }

  deleteRelationship(type: string, from: string, to: string): string {
    const { say } = this;
    return say.t('deleteRelationship', { type: say.line(type), from: say.line(from), to: say.line(to) });
  }

  /** @param ends the names of the ends that it gets */
  updateRelationship(
    tie: Tie,
    { properties, propertyKinds }: Pick<GraphRelationship, 'properties' | 'propertyKinds'>,
    { setProperties = {}, propertyKinds: kinds = {}, removeProperties = [], type }: PatchOperation,
    ends: Pick<Tie, 'from' | 'to'>,
  ): string {
    const { say } = this;
    const named = { type: say.line(tie.type), from: say.line(tie.from), to: say.line(tie.to) };
    const sets = Object.entries(setProperties).map(([property, value]) => {
      const before = properties[property];
      const params = { ...named, property: say.line(property), value: say.value(value, kinds[property], property) };
      if (before === undefined) return say.t('setRelationship', params);
      return say.t('changeRelationship', { ...params, before: say.value(before, propertyKinds[property], property) });
    });
    const removes = removeProperties
      .filter((property) => properties[property] !== undefined)
      .map((property) => {
        const before = say.value(properties[property] ?? '', propertyKinds[property], property);
        return say.t('unsetRelationship', { ...named, property: say.line(property), before });
      });
    const isMoved = ends.from !== tie.from || ends.to !== tie.to;
    const moved = { ...named, start: say.line(ends.from), end: say.line(ends.to) };
    return [
      ...(type === undefined || type === tie.type ? [] : [say.t('retype', { ...named, name: say.line(type) })]),
      ...(isMoved ? [say.t('moveRelationship', moved)] : []),
      ...sets,
      ...removes,
    ].join('; ');
  }
}
