import { captionProperty } from '../../../../domain/caption/caption.js';
import { ownOf } from '../../../../domain/properties/kinds.js';
import { type Properties, type PropertyKinds, type PropertyValue } from '../../../../domain/properties/values.js';
import { nameProperty } from '../../../../domain/styles/names.js';
import { wholeNameOf } from '../../../../domain/styles/wholeName.js';
import { type PatchOperation } from '../../../contract/edits.js';
import { type GraphNode } from '../../../contract/elements.js';
import { type Language } from '../../language/lexicon/files.js';
import { type GraphReading } from '../../reading/GraphReading.js';
import { type EditTexts, EDIT_TEXTS, type Tie } from '../texts/EditTexts.js';

/** What of a node is told. */
type NodeTold = Pick<GraphNode, 'labels' | 'properties' | 'propertyKinds' | 'degree'>;
const UNKNOWN: NodeTold = { labels: [], properties: {}, propertyKinds: {}, degree: 0 };

/** What an element holds before a change. */
type Held = Pick<GraphNode, 'properties' | 'propertyKinds'>;

/** The texts that say how a property of an element changes. */
const CHANGES = {
  node: { set: 'updateSet', change: 'updateChange', remove: 'updateRemove' },
  relationship: { set: 'setRelationship', change: 'changeRelationship', remove: 'unsetRelationship' },
} as const;

const same = (one: PropertyValue | undefined, other: PropertyValue) => JSON.stringify(one) === JSON.stringify(other);

/** A change without what is so already. */
const telling = (
  { setProperties = {}, removeProperties = [], propertyKinds = {} }: PatchOperation,
  { properties }: Held,
) => ({
  sets: Object.entries(setProperties).filter(([name, value]) => !same(ownOf(properties, name), value)),
  removed: removeProperties.filter((name) => ownOf(properties, name) !== undefined),
  kinds: propertyKinds,
});
type Change = ReturnType<typeof telling>;

/** Says in the person's language what operations do, one after the other: later ones may name what earlier ones make. */
export class ChangeSummary {
  readonly #say: EditTexts;
  readonly #made = new Map<string, NodeTold>();

  constructor(
    private readonly reading: Pick<GraphReading, 'nameOf' | 'called' | 'nodes' | 'relationships'>,
    language: Language,
  ) {
    this.#say = EDIT_TEXTS[language].naming(reading.called);
  }

  of(operation: PatchOperation): string {
    return this.#tell[operation.op](operation);
  }

  /** A node that may be spoken of, though nothing that is cited rests on it. */
  know(node: GraphNode): void {
    this.#made.set(node.id, node);
  }

  readonly #tell: Readonly<Record<PatchOperation['op'], (operation: PatchOperation) => string>> = {
    createNode: ({ nodeId = '', labels = [], properties = {}, propertyKinds = {} }) => {
      this.#made.set(nodeId, { labels, properties, propertyKinds, degree: 0 });
      const name = this.reading.nameOf({ labels, properties });
      const naming = wholeNameOf({ labels }, this.reading.called.captions)?.columns;
      const isName = (property: string) => naming?.includes(property) ?? properties[property] === name;
      const others = Object.fromEntries(Object.entries(properties).filter(([property]) => !isName(property)));
      const named = { label: this.#say.labels(labels), name: this.#say.line(name) };
      return this.#making('createNode', named, others, propertyKinds);
    },
    updateNode: (operation) => {
      const { t, line, labels } = this.#say;
      const node = this.#node(operation.nodeId);
      const named = { node: line(this.reading.nameOf(node)) };
      const change = telling(operation, node);
      const [[[property, value] = [], ...sets], [gone, ...removed]] = [change.sets, change.removed];
      const isOne = property !== undefined && value !== undefined && gone !== undefined;
      if (isOne && sets.length + removed.length === 0 && same(ownOf(node.properties, gone), value))
        return t('reproperty', { ...named, property: line(gone), name: line(property) });
      const added = (operation.addLabels ?? []).filter((one) => !node.labels.includes(one));
      const taken = (operation.removeLabels ?? []).filter((one) => node.labels.includes(one));
      if (added.length === 1 && taken.length === 1)
        return t('relabel', { ...named, label: labels(taken), name: labels(added) });
      const { captions } = this.reading.called;
      const naming = nameProperty(node, captions) ?? captionProperty(node.properties);
      const whole = wholeNameOf(node, captions);
      const columns = whole?.columns ?? [naming];
      const isName = ([name]: readonly [string, PropertyValue]) => columns.includes(name);
      const properties = { ...node.properties, ...Object.fromEntries(change.sets) };
      const [, said] = change.sets.find(isName) ?? [];
      const name = whole === undefined ? String(said) : this.reading.nameOf({ labels: node.labels, properties });
      return [
        ...(said === undefined ? [] : [t('updateRename', { ...named, name: line(name) })]),
        ...this.#changes('node', named, node, { ...change, sets: change.sets.filter((set) => !isName(set)) }),
        ...added.map((label) => t('updateLabel', { ...named, label: labels([label]) })),
        ...taken.map((label) => t('updateUnlabel', { ...named, label: labels([label]) })),
      ].join('; ');
    },
    deleteNode: ({ nodeId }) => {
      const say = this.#say;
      const { labels, properties, degree } = this.#node(nodeId);
      const named = { node: say.line(this.reading.nameOf({ labels, properties })), labels: say.labels(labels) };
      return say.t('deleteNode', { count: degree, total: say.wording.number(degree), ...named });
    },
    createRelationship: ({ type = '', startNodeId, endNodeId, properties = {}, propertyKinds = {} }) => {
      const tie = this.#say.tie({ type, from: this.#name(startNodeId), to: this.#name(endNodeId) });
      return this.#making('createRelationship', { tie }, properties, propertyKinds);
    },
    updateRelationship: (operation) => {
      const { t, line } = this.#say;
      const { relationshipId = '', type, startNodeId, endNodeId } = operation;
      const known = this.reading.relationships.get(relationshipId) ?? UNKNOWN;
      const tie = this.#tie(relationshipId);
      const named = { tie: this.#say.tie(tie) };
      const from = startNodeId === undefined ? tie.from : this.#name(startNodeId);
      const to = endNodeId === undefined ? tie.to : this.#name(endNodeId);
      const isMoved = from !== tie.from || to !== tie.to;
      // What a type is named is said by its names: it is they that change.
      const renamed = { ...named, type: line(tie.type), name: line(type ?? '') };
      return [
        ...(type === undefined || type === tie.type ? [] : [t('retype', renamed)]),
        ...(isMoved ? [t('moveRelationship', { ...named, moved: this.#say.tie({ ...tie, from, to }) })] : []),
        ...this.#changes('relationship', named, known, telling(operation, known)),
      ].join('; ');
    },
    deleteRelationship: ({ relationshipId = '' }) =>
      this.#say.t('deleteRelationship', { tie: this.#say.tie(this.#tie(relationshipId)) }),
  };

  /** A new element, with what it is to hold. */
  #making(
    text: 'createNode' | 'createRelationship',
    named: Readonly<Record<string, string>>,
    properties: Properties,
    kinds: PropertyKinds,
  ): string {
    const { t } = this.#say;
    const facts = Object.entries(properties).map(([name, value]) =>
      t('fact', { property: this.#say.property(name), value: this.#say.value(value, kinds[name], name) }),
    );
    return t(facts.length === 0 ? text : `${text}With`, { ...named, facts: facts.join('; ') });
  }

  /** How the properties of an element change, each with what it was before. */
  #changes(
    of: keyof typeof CHANGES,
    named: Readonly<Record<string, string>>,
    { properties, propertyKinds }: Held,
    { sets, removed, kinds }: Change,
  ): string[] {
    const { t } = this.#say;
    const params = (name: string) => {
      const before = ownOf(properties, name);
      const own = { ...named, property: this.#say.property(name) };
      return before === undefined ? own : { ...own, before: this.#say.value(before, ownOf(propertyKinds, name), name) };
    };
    return [
      ...sets.map(([name, value]) => {
        const text = ownOf(properties, name) === undefined ? CHANGES[of].set : CHANGES[of].change;
        return t(text, { ...params(name), value: this.#say.value(value, kinds[name], name) });
      }),
      ...removed.map((name) => t(CHANGES[of].remove, params(name))),
    ];
  }

  #node = (id = ''): NodeTold => this.#made.get(id) ?? this.reading.nodes.get(id) ?? UNKNOWN;

  #name(id = ''): string {
    const node = this.#made.get(id) ?? this.reading.nodes.get(id);
    return node === undefined ? id : this.reading.nameOf(node);
  }

  #tie(id: string): Tie {
    const { type = '', startNodeId, endNodeId } = this.reading.relationships.get(id) ?? {};
    return { type, from: this.#name(startNodeId), to: this.#name(endNodeId) };
  }
}
