import { expect, it } from 'vitest';

import { type ProjectScope } from '../../../../server/graph/ports/scope.js';
import {
  type PersonRecord,
  type PersonRecords,
  RECORD_KINDS,
  type RecordKey,
  type RecordKind,
} from '../../../../server/people/records/PersonRecords.js';
import { newOwner } from '../../store/contract/Person.js';
import { recordSamples } from '../recordSamples.js';
import { DELETED, newScope, type PersonalRecords } from './PersonalRecords.js';

/** So many of each kind that they fill several slices and stay below the limit of bytes. */
const SAMPLES = 7;
const SLICE = 3;

type Archive = Readonly<Record<RecordKind, readonly PersonRecord[]>>;

const about = (record: PersonRecord, project: unknown): PersonRecord =>
  'project' in record ? { ...record, project } : record;

/** Records of every kind about a project, as an archive may hold them. */
export function sampleArchive({ projectId }: ProjectScope, count = SAMPLES): Archive {
  const conversations = recordSamples('conversations', count);
  const kinds = RECORD_KINDS.map((kind) => {
    const records = kind === 'conversations' ? conversations : recordSamples(kind, count);
    const whole = records.map((record, at) => ({
      ...about(record, projectId),
      ...(kind === 'images' ? { bytes: 100 } : {}),
      ...(kind === 'messages' ? { conversation: conversations[at % 2]?.['id'] } : {}),
    }));
    return [kind, whole] as const;
  });
  return Object.fromEntries(kinds) as unknown as Archive;
}

/** Writes an archive into the account of somebody, about another project. */
export async function restoreAll(
  store: PersonRecords,
  { ownerId, projectId }: ProjectScope,
  archive: Archive,
): Promise<void> {
  for (const kind of RECORD_KINDS)
    await store.restoreRecords(
      ownerId,
      kind,
      archive[kind].map((record) => about(record, projectId)),
    );
}

/** Everything of a person, read a few at a time, by the text of each: kinds have an order of their own in each engine. */
export async function readAll(
  store: PersonRecords,
  { ownerId }: Pick<ProjectScope, 'ownerId'>,
  project?: string,
): Promise<Archive> {
  const read: [RecordKind, PersonRecord[]][] = [];
  for (const kind of RECORD_KINDS) {
    const records: PersonRecord[] = [];
    for (let after: RecordKey | null = null; ;) {
      const { items, next } = await store.recordSlice(ownerId, kind, after, SLICE);
      records.push(...items);
      if (next === null) break;
      after = next;
    }
    const moved = project === undefined ? records : records.map((record) => about(record, project));
    const text = (record: PersonRecord) => JSON.stringify(record);
    read.push([kind, moved.toSorted((one, other) => (text(one) < text(other) ? -1 : 1))]);
  }
  return Object.fromEntries(read) as unknown as Archive;
}

const counts = (archive: Archive) => RECORD_KINDS.map((kind) => archive[kind].length);

/** What every engine must do with what a person has as a whole. */
export function describeArchives(current: () => PersonalRecords): void {
  const store = () => current().personRecords;

  it('reads every kind a slice at a time, and writes it again for somebody else as it was, once', async () => {
    const [ana, eve] = [await newScope(current()), await newScope(current())];
    await restoreAll(store(), ana, sampleArchive(ana));
    const first = await readAll(store(), ana);
    expect(counts(first)).toEqual(RECORD_KINDS.map(() => SAMPLES));
    for (const _twice of [1, 2]) await restoreAll(store(), eve, first);
    await current().reopen();
    expect(await readAll(store(), eve, ana.projectId)).toEqual(first);
    expect(await readAll(store(), ana)).toEqual(first);
  });

  it('keeps the larger of two counts, and what is there of all else', async () => {
    const { ownerId } = await newScope(current());
    const month = (total: number) => [{ month: '2026-01', total }];
    for (const total of [5, 9, 2]) await store().restoreRecords(ownerId, 'interactions', month(total));
    expect((await store().recordSlice(ownerId, 'interactions', null, 9)).items).toEqual(month(9));
    const [example] = recordSamples('trainExamples', 1);
    await store().restoreRecords(ownerId, 'trainExamples', [{ ...example, answer: 'first' }]);
    await store().restoreRecords(ownerId, 'trainExamples', [{ ...example, answer: 'second' }]);
    const { items } = await store().recordSlice(ownerId, 'trainExamples', null, 9);
    expect(items).toMatchObject([{ answer: 'first' }]);
  });

  it('writes all of some records or none, and none about a project that is not there', async () => {
    const scope = await newScope(current());
    const [one, other] = recordSamples('documents', 2) as [PersonRecord, PersonRecord];
    const mixed = [about(one, scope.projectId), about(other, 'nowhere')];
    await expect(store().restoreRecords(scope.ownerId, 'documents', mixed)).rejects.toMatchObject({
      code: 'PROJECT_NOT_FOUND',
    });
    expect((await store().recordSlice(scope.ownerId, 'documents', null, 9)).items).toEqual([]);
    expect(await store().recordSlice(newOwner(), 'documents', null, 9)).toEqual({ items: [], next: null });
  });

  it('leaves nothing of a project that is erased, and all of another', async () => {
    const gone = await newScope(current());
    const stays = { ownerId: gone.ownerId, projectId: await current().newProject(gone.ownerId) };
    for (const scope of [gone, stays])
      for (const kind of ['conversations', 'documents', 'images', 'recordings'] as const)
        await store().restoreRecords(scope.ownerId, kind, sampleArchive(scope, 2)[kind]);
    await current().setState(gone, DELETED);
    for (const _twice of [1, 2]) await store().eraseProject(gone);
    await store().forgetRemoved(gone.ownerId);
    const left = await readAll(store(), gone);
    const projects = RECORD_KINDS.flatMap((kind) => left[kind].map(({ project }) => project));
    expect([projects.length, new Set(projects)]).toEqual([8, new Set([stays.projectId])]);
  });

  it('leaves nothing of a person, and all of another', async () => {
    const [ana, eve] = [await newScope(current()), await newScope(current())];
    for (const scope of [ana, eve]) await restoreAll(store(), scope, sampleArchive(scope));
    const before = await readAll(store(), eve);
    await store().dropOwner(ana.ownerId);
    expect(counts(await readAll(store(), ana))).toEqual(RECORD_KINDS.map(() => 0));
    expect(await readAll(store(), eve)).toEqual(before);
  });
}
