import fc from 'fast-check';
import { ulid } from 'ulid';

import { recordSchema } from '../../../server/people/records/archive/recordDescriptions.js';
import { type PersonRecord, type RecordKind } from '../../../server/people/records/PersonRecords.js';
import { fromSchema, type Schema } from '../fuzz/fromSchema.js';

const QUERY = { kind: 'nodes', set: { kind: 'label', label: 'Person' } };

const OF_KIND: Readonly<Partial<Record<RecordKind, (at: number) => object>>> = {
  messages: (at) => ({ query: at % 2 === 0 ? QUERY : null, status: ['done', 'stopped', 'failed'][at % 3] }),
  documents: (at) => ({ text: at === 0 ? '' : `text ${at}`, recording: null }),
  // Their files count for the limit of a person, which is a small one in the contracts.
  images: (at) => ({ bytes: 100 + at }),
  recordings: () => ({ state: 'transcribed' }),
  interactions: (at) => ({ month: `20${10 + at}-01` }),
  interactionDays: (at) => ({ day: `20${10 + at}-01-01` }),
};

/** Records as the description of archives allows them, each with an id of its own. */
export function recordSamples(kind: RecordKind, count: number): PersonRecord[] {
  const made = fc.sample(fromSchema(recordSchema(kind) as Schema, {}), { numRuns: count, seed: 38 });
  return (made as PersonRecord[]).map((record, at) => ({
    ...record,
    ...('id' in record ? { id: ulid() } : {}),
    ...('uid' in record ? { uid: ulid() } : {}),
    ...OF_KIND[kind]?.(at),
  }));
}
