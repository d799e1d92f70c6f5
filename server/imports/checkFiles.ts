import { FileFault, issueAt } from '../graph/formats/issues.js';
import { IssueReport } from '../graph/formats/IssueReport.js';
import { bytesOf, type ReadElements, readElements } from '../graph/formats/readElements.js';
import { type OpenFiles, openFiles } from '../graph/formats/recognise.js';
import { NEW_IDS } from '../graph/formats/Resolver.js';
import { type Findings, type StagedFile } from './protocol.js';
import { stagedSource } from './stagedSource.js';

/** Most labels or types that are listed with their counts. */
const MAX_LISTED = 200;

const counts = (map: ReadonlyMap<string, number>): [string, number][] =>
  [...map].sort(([, a], [, b]) => b - a).slice(0, MAX_LISTED);

/** What a dry run has seen. */
class Tally {
  readonly #labels = new Map<string, number>();
  readonly #types = new Map<string, number>();
  readonly report = new IssueReport();
  nodes = 0;
  relationships = 0;
  bytesRead = 0;
  bytesTotal = 0;
  format: Findings['format'] | undefined;

  add({ nodes, relationships, issues }: ReadElements): void {
    this.nodes += nodes.length;
    this.relationships += relationships.length;
    for (const { labels } of nodes) for (const label of labels) count(this.#labels, label);
    for (const { type } of relationships) count(this.#types, type);
    for (const issue of issues) this.report.add(issue);
  }

  findings(): Findings {
    const { format, nodes, relationships, report, bytesTotal } = this;
    return {
      ...(format === undefined ? {} : { format }),
      bytesRead: Math.min(this.bytesRead, bytesTotal),
      bytesTotal,
      nodes,
      relationships,
      labels: counts(this.#labels).map(([label, total]) => ({ label, total })),
      types: counts(this.#types).map(([type, total]) => ({ type, total })),
      issues: report.issues,
      issuesTotal: report.total,
      refused: report.fatal,
    };
  }
}

const count = (map: Map<string, number>, key: string): void => void map.set(key, (map.get(key) ?? 0) + 1);

async function readAll(tally: Tally, { reading, heads }: OpenFiles, onProgress: (so: Tally) => void): Promise<void> {
  for await (const elements of readElements(reading, NEW_IDS)) {
    tally.add(elements);
    onProgress(tally);
  }
  if (tally.nodes === 0 && !tally.report.fatal) {
    tally.report.add(issueAt({ file: heads[0]?.file.name ?? '' }, 'NOTHING_FOUND', 'The file holds no nodes'));
  }
}

/** Reads files as an import would, and writes nothing. `onProgress` may be called often; it gets what was found so far. */
export async function checkFiles(
  files: readonly StagedFile[],
  onProgress: (findings: () => Findings) => void,
): Promise<Findings> {
  const tally = new Tally();
  const sources = await Promise.all(
    files.map((file) => stagedSource(file, (bytes) => void (tally.bytesRead += bytes))),
  );
  tally.bytesTotal = sources.reduce((sum, { size }) => sum + size, 0);
  try {
    const open = await openFiles(sources);
    tally.format = open.format;
    tally.bytesRead = 0;
    tally.bytesTotal = bytesOf(open.reading);
    await readAll(tally, open, () => onProgress(() => tally.findings()));
  } catch (error) {
    if (!(error instanceof FileFault)) throw error;
    tally.report.add(error.issue);
  }
  tally.bytesRead = tally.bytesTotal;
  return tally.findings();
}
