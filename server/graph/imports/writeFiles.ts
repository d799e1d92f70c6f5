import { type Provenance } from '../../contract/elements.js';
import { type ImportIssue } from '../../contract/imports.js';
import { FileFault } from '../formats/issues.js';
import { type Held } from '../formats/meeting/Held.js';
import { type MeetingTally } from '../formats/meeting/MeetingTally.js';
import { readElements } from '../formats/readElements.js';
import { openImport, type SomeChoices } from '../formats/mapped/openImport.js';
import { type IdPolicy } from '../formats/Resolver.js';
import { type ImportBatch, type ImportedNode, type ImportedRelationship } from '../ports/ImportSink.js';
import { referenceOf } from './newsOfImport.js';
import { stagedSource } from './stagedSource.js';
import { type StagedFile } from './protocol.js';

/**
 * Elements in one batch. A batch is a round trip between the thread that reads, the product and the thread that writes, and
 * each waits for the others meanwhile;
 * an import keeps 0.66 of the pace of bare inserts at 2,000, 0.57 at 500 (`bench/files`).
 * Another write waits no longer for it: the store takes a batch in slices.
 */
const BATCH = 2000;

/** Cuts what is read into batches of one size, nodes and relationships as they come. */
class Batches {
  #nodes: ImportedNode[] = [];
  #relationships: ImportedRelationship[] = [];

  *add(nodes: readonly ImportedNode[], relationships: readonly ImportedRelationship[]): Generator<ImportBatch> {
    for (const node of nodes) {
      this.#nodes.push(node);
      if (this.#size >= BATCH) yield this.take();
    }
    for (const relationship of relationships) {
      this.#relationships.push(relationship);
      if (this.#size >= BATCH) yield this.take();
    }
  }

  get #size(): number {
    return this.#nodes.length + this.#relationships.length;
  }

  take(): ImportBatch {
    const batch = { nodes: this.#nodes, relationships: this.#relationships };
    this.#nodes = [];
    this.#relationships = [];
    return batch;
  }
}

/** Our own files say where each element came from; any other came with this import. */
function stamped<T extends { provenance?: Provenance }>(elements: readonly T[], provenance: Provenance): readonly T[] {
  return elements.map((element) => ({ ...element, provenance }));
}

/** What the files meet in a project, and where that is counted. */
export interface Meetings {
  readonly held: Held;
  readonly tally: MeetingTally;
}

/**
 * Reads files that were checked and gives batches to write. Throws `FileFault` when one is not what it was at the check.
 */
export async function* writeFiles(
  files: readonly StagedFile[],
  policy: IdPolicy,
  choices: SomeChoices = {},
  meetings?: Meetings,
): AsyncGenerator<ImportBatch> {
  const { format, reading } = await openImport(await Promise.all(files.map((file) => stagedSource(file))), choices);
  const provenance: Provenance = { source: 'import', reference: referenceOf(files.map(({ name }) => name)) };
  const batches = new Batches();
  for await (const read of readElements(reading, policy, meetings?.held)) {
    const { nodes, relationships, styles, issues, updates, encounters } = read;
    const fatal: ImportIssue | undefined = issues.find((issue) => issue.fatal);
    if (fatal !== undefined) throw new FileFault(fatal);
    for (const each of encounters) meetings?.tally.add(each);
    if (styles.length > 0 || updates.length > 0) yield { ...batches.take(), styles, updates };
    if (format === 'harta') yield* batches.add(nodes, relationships);
    else yield* batches.add(stamped(nodes, provenance), stamped(relationships, provenance));
  }
  const last = batches.take();
  if (last.nodes.length + last.relationships.length > 0) yield last;
}
