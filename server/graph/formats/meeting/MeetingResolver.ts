import { type ImportIssue } from '../../../contract/imports.js';
import { type FoundNode, type FoundRelationship, type Finding } from '../Found.js';
import { issueAt, quoted } from '../issues.js';
import { type ReadElements, Read } from '../Read.js';
import { type Resolver } from '../Resolver.js';
import { changeOf } from './changeOf.js';
import { type Held, type HeldElement, type WantedNode, type WantedRelationship, wantedKey } from './Held.js';

type Meeting<T extends FoundNode | FoundRelationship> = T & { readonly meets: NonNullable<T['meets']> };

const meetingNode = (finding: Finding): finding is Meeting<FoundNode> =>
  finding.found === 'node' && finding.meets !== undefined;

const meetingRelationship = (finding: Finding): finding is Meeting<FoundRelationship> =>
  finding.found === 'relationship' && finding.meets !== undefined;

/** By what a node is looked for; undefined where it does not say that. */
function wantedNode({ meets, properties, externalId }: Meeting<FoundNode>): WantedNode | undefined {
  const values = meets.properties.map((name) =>
    name === 'externalId' && externalId !== undefined
      ? externalId
      : Object.hasOwn(properties, name)
        ? properties[name]
        : undefined,
  );
  if (values.length === 0 || values.some((value) => value === undefined || typeof value === 'object')) return undefined;
  return { label: meets.label, properties: meets.properties, values: values.map(String) };
}

/**
 * Puts what is found together with what the project holds: what meets an element there changes it, what meets none is new or left out.
 * Each element of the project is met once.
 */
export class MeetingResolver {
  readonly #met = new Set<string>();
  readonly #unmatched = new Set<string>();

  constructor(
    readonly resolver: Resolver,
    readonly held: Held,
  ) {}

  /** What a handful of findings comes to. */
  async read(file: string, findings: readonly Finding[]): Promise<ReadElements> {
    const read = new Read(this.resolver, file);
    const nodes = await this.#heldNodes(findings.filter(meetingNode));
    for (const finding of findings) {
      if (meetingNode(finding)) this.#node(read, finding, nodes);
      else if (!meetingRelationship(finding)) read.add(finding);
    }
    // Their ends are known only now.
    await this.#relationships(read, findings.filter(meetingRelationship));
    return read;
  }

  async #heldNodes(found: readonly Meeting<FoundNode>[]): Promise<ReadonlyMap<FoundNode, readonly HeldElement[]>> {
    const asked = found
      .filter((node) => !this.resolver.knows(node))
      .flatMap((node) => {
        const wanted = wantedNode(node);
        return wanted === undefined ? [] : [{ node, wanted }];
      });
    // Values come again and again: each is asked for once.
    const keyOf = (wanted: WantedNode): string => JSON.stringify([wanted.label, wanted.properties, wantedKey(wanted)]);
    const distinct = new Map(asked.map(({ wanted }) => [keyOf(wanted), wanted]));
    const answers = distinct.size === 0 ? [] : await this.held.nodes([...distinct.values()]);
    const byKey = new Map([...distinct.keys()].map((key, at) => [key, answers[at] ?? []]));
    return new Map(asked.map(({ node, wanted }) => [node, byKey.get(keyOf(wanted)) ?? []]));
  }

  #node(read: Read, found: Meeting<FoundNode>, held: ReadonlyMap<FoundNode, readonly HeldElement[]>): void {
    const { meets, row } = found;
    if (this.resolver.knows(found) || found.end?.unlisted === 'skip') return read.add(found);
    const [first, ...others] = held.get(found) ?? [];
    if (first === undefined) return this.#newNode(read, found);
    const place = { file: read.file, row };
    this.resolver.know(found, first.id);
    if (this.#met.has(first.id)) return read.note(sameAgain(place, found));
    this.#met.add(first.id);
    if (others.length > 0) {
      const detail = `${others.length + 1} nodes of the project have this key; the oldest is taken`;
      read.note(issueAt({ ...place, column: meets.properties[0] }, 'AMBIGUOUS_KEY', detail));
    }
    read.met(found, meets.table, first);
  }

  #newNode(read: Read, found: Meeting<FoundNode>): void {
    const { table, onlyUpdates } = found.meets;
    if (!onlyUpdates) return read.created(found, table);
    if (found.isRow !== true && this.#unmatched.has(found.key)) return;
    this.#unmatched.add(found.key);
    read.unmatched('node', table);
  }

  async #relationships(read: Read, found: readonly Meeting<FoundRelationship>[]): Promise<void> {
    if (found.length === 0) return;
    const wanted = found.map((each) => this.#wantedRelationship(each));
    const asked = wanted.filter((each) => each !== undefined);
    const answers = asked.length === 0 ? [] : await this.held.relationships(asked);
    let at = 0;
    for (const [index, each] of found.entries()) {
      const candidates = wanted[index] === undefined ? [] : (answers[at++] ?? []);
      this.#relationship(read, each, candidates);
    }
  }

  /** A relationship can only be there where both its ends are. */
  #wantedRelationship({ start, end, type }: FoundRelationship): WantedRelationship | undefined {
    const [startNodeId, endNodeId] = [this.resolver.idOf(start), this.resolver.idOf(end)];
    if (startNodeId === undefined || endNodeId === undefined) return undefined;
    return this.#met.has(startNodeId) && this.#met.has(endNodeId) ? { type, startNodeId, endNodeId } : undefined;
  }

  #relationship(read: Read, found: Meeting<FoundRelationship>, held: readonly HeldElement[]): void {
    const { table, onlyUpdates } = found.meets;
    const free = held.filter(({ id }) => !this.#met.has(id));
    // Of several between the same two, one that is so already is not another.
    const same = free.find((each) => changeOf(each, found) === undefined);
    const taken = same ?? free[0];
    if (taken !== undefined) {
      this.#met.add(taken.id);
      read.met(found, table, taken);
    } else if (onlyUpdates) read.unmatched('relationship', table);
    else read.created(found, table);
  }
}

const sameAgain = (place: { file: string; row: number }, found: FoundNode): ImportIssue | undefined =>
  found.isRow === true
    ? issueAt(place, 'SAME_KEY', `The first row with the key ${quoted(found.key.split('\u0000').at(-1))} is kept`)
    : undefined;
