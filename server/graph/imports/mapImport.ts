import { type Mapping } from '../../../domain/imports/mapping.js';
import { ProblemError } from '../../contract/ProblemError.js';
import { type ImportId, type OwnerId } from '../../contract/ids.js';
import { type ImportPreview } from '../../contract/importMapping.js';
import { type ImportJob } from '../../contract/imports.js';
import { FileFault } from '../formats/issues.js';
import { type ImportChoices } from '../formats/mapped/ImportChoices.js';
import { type ImportBatch } from '../ports/ImportSink.js';
import { LimitReached } from '../../platform/limits/LimitedThread.js';
import { type Imports } from './Imports.js';
import { type RunnerParts } from './ImportRunner.js';
import { type ImportHands } from './SharedImports.js';
import { type RowNames } from './rowNames/RowNames.js';
import { optionsOf, tablesOfImport } from './tablesOfImport.js';

interface Parts extends Pick<RunnerParts, 'book' | 'staging' | 'notes'> {
  readonly runner: ImportHands;
  readonly rowNames: RowNames;
}

/** Elements that are stored nowhere yet, as the contract tells of elements. */
function previewOf({ nodes, relationships }: ImportBatch): ImportPreview {
  const at = new Date().toISOString();
  const stamps = { version: 1, createdAt: at, updatedAt: at };
  const degrees = new Map<string, number>();
  for (const { startNodeId, endNodeId } of relationships)
    for (const end of new Set<string>([startNodeId, endNodeId])) degrees.set(end, (degrees.get(end) ?? 0) + 1);
  return {
    nodes: nodes.map((node) => ({ ...node, ...stamps, degree: degrees.get(node.id) ?? 0 })),
    relationships: relationships.map((relationship) => ({ ...relationship, ...stamps })),
  };
}

/** What a person says of an import between its check and its writing. */
export function mapped({
  book,
  staging,
  notes,
  runner,
  rowNames,
}: Parts): Pick<Imports, 'tables' | 'rowNames' | 'map' | 'preview' | 'issues'> {
  /** An import that waits for its person, with what was recognised in it. */
  const waiting = async (owner: OwnerId, id: ImportId): Promise<{ job: ImportJob; choices: ImportChoices }> => {
    const job = book.present(await book.get(owner, id));
    const choices = job.state === 'checked' ? await staging.choices(owner, id) : undefined;
    if (choices === undefined) throw new ProblemError('IMPORT_STATE', { detail: `The import is ${job.state}` });
    return { job, choices };
  };

  return {
    tables: async (owner, id) => tablesOfImport((await waiting(owner, id)).choices),

    async rowNames(owner, id) {
      const names = await rowNames.of(id, (await waiting(owner, id)).choices);
      return { names: names.map((each) => ({ ...each })) };
    },

    async map(owner, id, { mapping, options, sheets }) {
      const { job, choices } = await waiting(owner, id);
      const { isBlocked: _blocked, met: _met, ...rest } = job;
      const checking: ImportJob = { ...rest, state: 'checking', bytesRead: 0, nodes: 0, relationships: 0 };
      // Shown before anything is waited for, so that a second call at the same moment is refused.
      book.show(owner, checking);
      const decided: { mapping?: Mapping } = mapping === undefined ? {} : { mapping };
      if (mapping !== undefined) await staging.keepChoices(owner, id, { ...choices, mapping });
      await book.save(owner, checking);
      const { recognised } = choices;
      const known =
        options === undefined && sheets === undefined
          ? { ...choices, ...decided }
          : {
              ...decided,
              options: options === undefined ? recognised.options : optionsOf(options),
              sheets: sheets ?? recognised.sheets ?? [],
            };
      runner.check(owner, checking, known);
      return checking;
    },

    async preview(owner, id, mapping) {
      const { job, choices } = await waiting(owner, id);
      try {
        return previewOf(await runner.preview(owner, job, { ...choices, mapping }));
      } catch (error) {
        if (error instanceof FileFault) throw new ProblemError('FILE_INVALID', { detail: error.issue.detail });
        if (error instanceof LimitReached)
          throw new ProblemError(error.of === 'time' ? 'FILE_TAKES_TOO_LONG' : 'FILE_UNPACKS_TOO_LARGE');
        throw error;
      }
    },

    async issues(owner, id) {
      await book.get(owner, id);
      return notes.read(owner, id);
    },
  };
}
