import { fold } from '../../../domain/folding/fold.js';
import { type PropertyKind } from '../../../domain/properties/values.js';
import { type GraphNode, type GraphRelationship } from '../../contract/elements.js';
import { type NodeId } from '../../contract/ids.js';
import { type GraphShape, type PropertyShape } from '../../graph/asked.js';
import { type Language } from '../language/lexicon/files.js';
import { PACKS } from '../language/Pack.js';
import { type GraphReading } from '../reading/GraphReading.js';
import { type Asking } from '../marking/mark.js';
import { type EditRejection, RequestTooLong } from './EditRejection.js';
import { type Word, wordsIn } from './reading/words.js';
import { GRAMMARS } from './reading/Grammar.js';
import { type EditTexts, EDIT_TEXTS } from './texts/EditTexts.js';

/** The kind that a property has on nodes of these labels; undefined when it is new there. */
export const kindOf = (property: string, labels: readonly string[], context: EditContext): PropertyKind | undefined =>
  context.propertiesOf(labels).find(({ name }) => name === property)?.kind;

/** Whether two lists have something in common. */
export const share = (one: readonly string[], other: readonly string[]): boolean =>
  one.some((label) => other.includes(label));

/** A node that an edit is about: one of the graph, or one that an earlier edit of the same request makes. */
export interface Target {
  readonly id: NodeId;
  readonly name: string;
  readonly labels: readonly string[];
  /** As it stands in the graph; missing when the request makes it. */
  readonly node?: GraphNode;
}

/** A node of the graph as a target. */
export const targetOf = (node: GraphNode, reading: Pick<GraphReading, 'nameOf'>): Target => ({
  id: node.id,
  name: reading.nameOf(node),
  labels: node.labels,
  node,
});

/** Those of some nodes that were read, as targets. */
export const targetsOf = (ids: readonly NodeId[], reading: GraphReading): Target[] =>
  ids.flatMap((id) => {
    const node = reading.nodes.get(id);
    return node === undefined ? [] : [targetOf(node, reading)];
  });

/** Those of some targets that the graph has. */
export const nodesOfTargets = (targets: readonly Target[]): GraphNode[] => targets.flatMap(({ node }) => node ?? []);

/** Neighbours that are looked through for what joins a node to others. */
export const MOST_AROUND = 2000;
/** Words that a request is read by in all its ways together: at first, and more for each of its words. The longest that was ever needed is 630. */
const MOST_READ = 1000;
const MORE_READ = 3;
/** Words of one clause: a text or a list of names. */
const LONGEST_CLAUSE = 400;

/** What a request is read in: the graph, the language, and what the request itself brought so far. */
export class EditContext {
  readonly grammar;
  readonly pack;
  readonly say: EditTexts;
  readonly #made = new Map<string, Target>();
  readonly #found = new Map<string, unknown>();
  #unread: number;
  #focus: Target | undefined;
  /** Steps of the request that are so already. */
  readonly idle: EditRejection[] = [];
  /** Properties that the request has set so far, in its words. */
  readonly properties: (readonly Word[])[] = [];
  /** Relationships that the request has taken away so far, by their ids. */
  readonly parted = new Map<string, GraphRelationship>();

  constructor(
    readonly text: string,
    readonly language: Language,
    readonly reading: GraphReading,
    readonly shape: GraphShape,
    readonly now: string,
    /** What "it" means where the request itself does not say. */
    readonly before: () => Promise<Target | undefined>,
  ) {
    this.grammar = GRAMMARS[language];
    this.pack = PACKS[language];
    this.say = EDIT_TEXTS[language].naming(reading.called);
    this.#unread = MOST_READ + MORE_READ * wordsIn(text).length;
  }

  /** The labels of the graph. */
  get labels(): string[] {
    return this.shape.labels.map(({ label }) => label);
  }

  /** The properties of nodes of these labels. */
  propertiesOf(labels: readonly string[]): PropertyShape[] {
    return this.shape.labels.filter(({ label }) => labels.includes(label)).flatMap(({ properties }) => properties);
  }

  get asking(): Asking {
    return { reading: this.reading, language: this.language, now: this.now };
  }

  /** A name under which a node is known from here on in the request. */
  know(target: Target, name = target.name): void {
    this.#made.set(fold(name), target);
    this.#focus = target;
  }

  /** What "it" would mean next. */
  speakOf(target: Target | undefined): void {
    this.#focus = target ?? this.#focus;
  }

  made(name: string): Target | undefined {
    return this.#made.get(fold(name));
  }

  it(): Promise<Target | undefined> {
    return this.#focus === undefined ? this.before() : Promise.resolve(this.#focus);
  }

  /** Counts what one way of reading takes. Throws `RequestTooLong` where all of them come to too much. */
  spend(words: readonly Word[]): void {
    this.#unread -= 1 + words.length;
    if (this.#unread < 0 || words.length > LONGEST_CLAUSE) throw new RequestTooLong();
  }

  /** Finds once what the same words mean in every way of reading the request. */
  once<T>(key: string, find: () => T): T {
    if (!this.#found.has(key)) this.#found.set(key, find());
    return this.#found.get(key) as T;
  }
}
