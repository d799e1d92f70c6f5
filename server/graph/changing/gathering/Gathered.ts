import { type Delta, type Edit, type StoredNode, type StoredRelationship } from '../../../../domain/changes/edit.js';
import { type ChosenCaptions } from '../../../../domain/styles/names.js';
import { type GraphNode, type GraphRelationship } from '../../../contract/elements.js';
import { ProblemError } from '../../../contract/ProblemError.js';
import { type ElementSource } from '../ElementSource.js';
import { Answers } from './Answers.js';
import { type Between, type ElementKey, type GatheredProject, type VersionSpan } from './GatheredProject.js';
import { type NamedElements } from './NamedElements.js';

/** The reads of a change over an engine that answers later: what was not read yet is noted and thrown as `Unread`. */
export class Gathered implements ElementSource {
  readonly #nodes: Answers<string, StoredNode | undefined>;
  readonly #relationships: Answers<string, StoredRelationship | undefined>;
  readonly #relationshipsOf: Answers<string, readonly StoredRelationship[]>;
  readonly #oldestBetween: Answers<Between, string | undefined>;
  readonly #lastRevisions: Answers<ElementKey, number>;
  readonly #revisions: Answers<VersionSpan, readonly Delta[]>;
  readonly #promised: Answers<ElementKey, boolean>;
  readonly #presentNodes: Answers<string, GraphNode | undefined>;
  readonly #presentRelationships: Answers<string, GraphRelationship | undefined>;
  #numbers: Record<Edit['of'], number>;

  constructor(private readonly project: GatheredProject) {
    const { reads } = project;
    this.#numbers = { ...project.lastNumbers };
    this.#nodes = new Answers((ids) => reads.nodes(ids));
    this.#relationships = new Answers((ids) => reads.relationships(ids));
    this.#relationshipsOf = new Answers((ids) => reads.relationshipsOf(ids));
    this.#oldestBetween = new Answers((pairs) => reads.oldestBetween(pairs));
    this.#lastRevisions = new Answers((elements) => reads.lastRevisions(elements));
    this.#revisions = new Answers((spans) => reads.revisions(spans));
    this.#promised = new Answers((elements) => reads.arePromised(elements));
    this.#presentNodes = new Answers((ids) => reads.presentNodes(ids));
    this.#presentRelationships = new Answers((ids) => reads.presentRelationships(ids));
  }

  /** Whether nothing was asked for that is still unread. */
  get isComplete(): boolean {
    return this.#all().every((answers) => answers.isComplete);
  }

  /** Notes what a request names, as what is to be read first. */
  want({ nodes, relationships, tied, placed, made, between }: NamedElements): void {
    const madeOf = (kind: Edit['of']) => made.filter(({ of }) => of === kind).map(({ id }) => id);
    this.#nodes.want([...nodes, ...madeOf('node')]);
    this.#relationships.want([...relationships, ...madeOf('relationship')]);
    this.#relationshipsOf.want(tied);
    this.#presentNodes.want(placed);
    this.#lastRevisions.want(made);
    this.#promised.want(made);
    this.#oldestBetween.want(between);
  }

  /** Reads what was noted, a statement a kind. A decision after it begins with the same numbers again. */
  async read(): Promise<void> {
    this.#numbers = { ...this.project.lastNumbers };
    await Promise.all(this.#all().map((answers) => answers.fetch()));
  }

  node(id: string): StoredNode | undefined {
    return this.#nodes.get(id);
  }

  relationship(id: string): StoredRelationship | undefined {
    return this.#relationships.get(id);
  }

  captions(): ChosenCaptions {
    return this.project.captions;
  }

  relationshipsOf({ id }: StoredNode): StoredRelationship[] {
    return [...this.#relationshipsOf.get(id)];
  }

  oldestBetween(type: string, { id: startNodeId }: StoredNode, { id: endNodeId }: StoredNode): string | undefined {
    return this.#oldestBetween.get({ type, startNodeId, endNodeId });
  }

  lastRevision(of: Edit['of'], id: string): number {
    return this.#lastRevisions.get({ of, id });
  }

  revisions(of: Edit['of'], id: string, version: number, present: number): readonly Delta[] {
    return this.#revisions.get({ of, id, version, present });
  }

  isPromised(of: Edit['of'], id: string): boolean {
    return this.#promised.get({ of, id });
  }

  nextNumber(of: Edit['of']): number {
    return (this.#numbers[of] += 1);
  }

  presentNode(id: string): GraphNode {
    const node = this.#presentNodes.get(id);
    if (node === undefined) throw new ProblemError('NODE_NOT_FOUND');
    return node;
  }

  presentRelationship(id: string): GraphRelationship {
    const relationship = this.#presentRelationships.get(id);
    if (relationship === undefined) throw new ProblemError('RELATIONSHIP_NOT_FOUND');
    return relationship;
  }

  #all(): readonly Pick<Answers<never, unknown>, 'isComplete' | 'fetch'>[] {
    return [
      this.#nodes,
      this.#relationships,
      this.#relationshipsOf,
      this.#oldestBetween,
      this.#lastRevisions,
      this.#revisions,
      this.#promised,
      this.#presentNodes,
      this.#presentRelationships,
    ];
  }
}
