import { expect, it } from 'vitest';

import { type Reading } from '../../../../domain/processing/proposal.js';
import { type DocumentId } from '../../../../server/contract/ids.js';
import { type NewDocument } from '../../../../server/people/records/documents/DocumentStore.js';
import { newOwner } from '../../store/contract/Person.js';
import { allPages, ARCHIVED, DELETED, id, newScope, type PersonalRecords } from './PersonalRecords.js';
import { manyTimes, outcomes } from './Records.js';

const text = (words: string, more: Partial<NewDocument> = {}): NewDocument => ({
  ...{ id: id<DocumentId>(), title: 'Text', kind: 'typed', language: 'ro', text: words },
  places: [{ start: 0, end: words.length, page: 1 }],
  ...more,
});

const THING = { id: 't1', kind: 'person', label: 'Person', name: 'Ana', mentions: [], confidence: 1 } as const;
const READING: Reading = { sentences: [], things: [THING], facts: [] };
const REVIEW = { things: { t1: { verdict: 'accepted' } }, facts: {} } as const;
const WRITTEN = { things: { t1: 'n1' }, facts: {} };

/** What every store of texts must do. */
export function describeDocuments(current: () => PersonalRecords): void {
  const documents = () => current().stores.documents;

  it('keeps a text as it came, with its places, and gives pieces of it', async () => {
    const scope = await newScope(current());
    const added = text('Iașul 🏛 e vechi.', { title: 'Orașe', recordingId: id() });
    const kept = await documents().addDocument(scope, added);
    expect(kept).toMatchObject({ title: 'Orașe', state: 'reading', attempt: 1, version: 1, characters: 17 });
    await current().reopen();
    expect(await documents().wholeDocument(scope, added.id)).toEqual({
      ...{ document: kept, text: added.text, places: added.places, reading: null },
      review: { things: {}, facts: {} },
    });
    expect(await documents().documentPiece(scope.ownerId, added.id, 6, 4)).toMatchObject({
      ...{ document: kept, piece: '🏛 e', place: { page: 1 } },
    });
  });

  it('lists texts newest first, in pages, and finds them by words of title and text', async () => {
    const scope = await newScope(current());
    for (const [title, words] of [
      ['Unu', 'Ștefan și Maria'],
      ['Doi', 'Maria la Cluj'],
      ['Trei', 'Nimeni'],
    ] as const)
      await documents().addDocument(scope, text(words, { title }));
    await documents().addDocument(await newScope(current(), scope.ownerId), text('Maria altundeva'));
    const titles = async (asked?: string) => {
      const query = asked === undefined ? {} : { text: asked };
      const read = await allPages((pageToken) => documents().documentPage(scope, { pageSize: 1, pageToken, ...query }));
      expect(read.total).toBe(read.items.length);
      return read.items.map(({ title }) => title);
    };
    expect(await titles()).toEqual(['Trei', 'Doi', 'Unu']);
    expect([await titles('MARIA'), await titles('unu stef'), await titles('maria unde'), await titles('?')]).toEqual([
      ['Doi', 'Unu'],
      ['Unu'],
      [],
      [],
    ]);
  });

  it('keeps a reading of the attempt that was begun last alone, and once', async () => {
    const scope = await newScope(current());
    const { ownerId } = scope;
    const { id: one } = await documents().addDocument(scope, text('Ana.'));
    expect(await documents().beginReading(scope, one)).toMatchObject({ attempt: 2, state: 'reading' });
    expect(await documents().endReading(ownerId, { id: one, attempt: 1 }, READING)).toBeUndefined();
    const ended = await Promise.all(manyTimes(() => documents().endReading(ownerId, { id: one, attempt: 2 }, READING)));
    // The same job that is done by another ends with the same reading.
    expect(new Set(ended.map((each) => each?.version))).toEqual(new Set([2]));
    expect(ended[0]).toMatchObject({ state: 'read', things: 1, facts: 0 });
    expect((await documents().wholeDocument(scope, one)).reading).toEqual(READING);
  });

  it('gives a text without a word its words, once', async () => {
    const scope = await newScope(current());
    const { ownerId } = scope;
    const { id: one } = await documents().addDocument(scope, text('', { title: 'Scan', places: [] }));
    const of = { id: one, attempt: 1 };
    await documents().keepWords(ownerId, of, { text: 'Găsit aici', places: [], language: 'ro' });
    await documents().keepWords(ownerId, of, { text: 'Altceva', places: [], language: 'en' });
    expect((await documents().wholeDocument(scope, one)).text).toBe('Găsit aici');
    const found = async (words: string) => (await documents().documentPage(scope, { text: words, pageSize: 9 })).total;
    expect([await found('scan gasit'), await found('altceva')]).toEqual([1, 0]);
  });

  it('keeps a review of a version once, and teaches by it', async () => {
    const scope = await newScope(current());
    const { ownerId } = scope;
    const { id: one } = await documents().addDocument(scope, text('Ana.'));
    await documents().endReading(ownerId, { id: one, attempt: 1 }, READING);
    expect(await documents().reviews(scope)).toEqual([]);
    const review = { documentId: one, version: 2, review: REVIEW, written: WRITTEN };
    for (const _twice of [1, 2]) await documents().keepReview(ownerId, review);
    expect(await documents().document(scope, one)).toMatchObject({ version: 3, written: WRITTEN });
    expect(await documents().reviews(scope)).toEqual([{ reading: READING, review: REVIEW }]);
    await documents().beginReading(scope, one);
    await documents().endReading(ownerId, { id: one, attempt: 2 }, READING);
    expect(await documents().reviews(scope)).toEqual([]);
  });

  it('holds a text to its project and its person', async () => {
    const scope = await newScope(current());
    const other = await newScope(current(), scope.ownerId);
    const { id: one } = await documents().addDocument(scope, text('Ana.'));
    for (const wrong of [other, await newScope(current())])
      await expect(documents().document(wrong, one)).rejects.toMatchObject({ code: 'DOCUMENT_NOT_FOUND' });
    const theirs = documents().documentPiece(newOwner(), one, 0, 1);
    await expect(theirs).rejects.toMatchObject({ code: 'DOCUMENT_NOT_FOUND' });
    await current().setState(scope, ARCHIVED);
    expect((await documents().document(scope, one)).id).toBe(one);
    const changes = [documents().beginReading(scope, one), documents().addDocument(scope, text('x'))];
    expect(await outcomes(changes)).toEqual({ done: 0, refused: ['PROJECT_ARCHIVED'] });
    await current().setState(scope, DELETED);
    const gone = documents().documentPiece(scope.ownerId, one, 0, 1);
    await expect(gone).rejects.toMatchObject({ code: 'DOCUMENT_NOT_FOUND' });
    await expect(documents().document(scope, one)).rejects.toMatchObject({ code: 'PROJECT_NOT_FOUND' });
  });

  it('refuses what goes beyond the limit of bytes, and removes a text once of many', async () => {
    const scope = await newScope(current());
    const { id: one } = await documents().addDocument(scope, text('ă'.repeat(140_000)));
    const more = text('b'.repeat(30_000));
    await expect(documents().addDocument(scope, more)).rejects.toMatchObject({ code: 'QUOTA_BYTES' });
    await expect(documents().document(scope, more.id)).rejects.toMatchObject({ code: 'DOCUMENT_NOT_FOUND' });
    const removals = manyTimes(() => documents().removeDocument(scope, one));
    expect(await outcomes(removals)).toEqual({ done: 1, refused: ['DOCUMENT_NOT_FOUND'] });
    expect((await documents().addDocument(scope, more)).id).toBe(more.id);
  });
}
