import { expect, it } from 'vitest';

import { type ExampleContent } from '../../../../server/people/records/trainExamples/TrainExampleStore.js';
import { newOwner } from '../../store/contract/Person.js';
import { allPages, type PersonalRecords } from './PersonalRecords.js';
import { manyTimes, outcomes } from './Records.js';

const example = (question: string, answer = 'Acolo.', more: Partial<ExampleContent> = {}): ExampleContent => ({
  ...{ question, answer, language: 'ro', tags: [] },
  ...more,
});

/** What every store of train examples must do. */
export function describeTrainExamples(current: () => PersonalRecords): void {
  const examples = () => current().stores.trainExamples;

  it('keeps examples without blanks around them, newest first, in pages', async () => {
    const owner = newOwner();
    expect(await examples().page(owner, { pageSize: 5 })).toEqual({ items: [], total: 0, flaggedTotal: 0 });
    const made = await examples().create(owner, example(' Unde? ', 'Acolo. ', { tags: [' loc ', 'loc'] }));
    expect(made).toMatchObject({ question: 'Unde?', answer: 'Acolo.', tags: ['loc'], version: 1, duplicates: [] });
    for (const question of ['Cine?', 'Când?']) await examples().create(owner, example(question));
    await current().reopen();
    const read = await allPages((pageToken) => examples().page(owner, { pageSize: 2, pageToken }));
    expect([read.items.map(({ question }) => question), read.total]).toEqual([['Când?', 'Cine?', 'Unde?'], 3]);
    expect(read.items[2]).toEqual(made);
    expect((await examples().page(newOwner(), { pageSize: 5 })).items).toEqual([]);
  });

  it('says which ask the same and answer it alike or otherwise, in one language', async () => {
    const owner = newOwner();
    const one = await examples().create(owner, example('Unde e Iașul?'));
    const same = await examples().create(owner, example('unde e IASUL', 'acolo'));
    const other = await examples().create(owner, example('Unde e Iașul', 'Nicăieri'));
    await examples().create(owner, example('Unde e Iașul?', 'Acolo.', { language: 'en' }));
    expect(other).toMatchObject({ duplicates: [], contradicts: [one.id, same.id] });
    const { items, flaggedTotal } = await examples().page(owner, { pageSize: 9, flagged: true });
    expect([items.map((each) => each.id), flaggedTotal]).toEqual([[other.id, same.id, one.id], 3]);
    expect(items[2]).toMatchObject({ duplicates: [same.id], contradicts: [other.id] });
  });

  it('finds them by folded words of question, answer and tags, and by language', async () => {
    const owner = newOwner();
    await examples().create(owner, example('Unde e Ștefan?', 'La Suceava', { tags: ['istorie'] }));
    await examples().create(owner, example('Where?', 'There', { language: 'en' }));
    const total = async (query: object) => (await examples().page(owner, { pageSize: 9, ...query })).total;
    expect([await total({ text: 'stefan suc' }), await total({ text: 'ISTORIE' }), await total({ text: '?' })]).toEqual(
      [1, 1, 0],
    );
    expect([await total({ language: 'en' }), await total({ language: 'en', text: 'unde' })]).toEqual([1, 0]);
  });

  it('changes one as of its version, one of many, and makes no version of what says nothing new', async () => {
    const owner = newOwner();
    const { id } = await examples().create(owner, example('Unde?'));
    expect(await examples().update(owner, id, { version: 1, question: 'Unde? ' })).toMatchObject({ version: 1 });
    const changes = manyTimes((at) => examples().update(owner, id, { version: 1, answer: `Aici ${at}` }));
    expect(await outcomes(changes)).toEqual({ done: 1, refused: ['VERSION_CONFLICT'] });
    const found = async (text: string) => (await examples().page(owner, { text, pageSize: 9 })).total;
    expect([await found('acolo'), await found('aici')]).toEqual([0, 1]);
    const [present] = (await examples().page(owner, { pageSize: 1 })).items;
    await expect(examples().update(owner, id, { version: 1, answer: 'x' })).rejects.toMatchObject({
      parts: { present },
    });
    const theirs = examples().update(newOwner(), id, { version: 2, answer: 'x' });
    await expect(theirs).rejects.toMatchObject({ code: 'EXAMPLE_NOT_FOUND' });
  });

  it('removes one once of many', async () => {
    const owner = newOwner();
    const { id } = await examples().create(owner, example('Unde?'));
    expect(await outcomes(manyTimes(() => examples().remove(owner, id)))).toEqual({
      done: 1,
      refused: ['EXAMPLE_NOT_FOUND'],
    });
    expect((await examples().page(owner, { pageSize: 1 })).total).toBe(0);
  });

  it('imports a file once, of any size, without what is there already', async () => {
    const owner = newOwner();
    await examples().create(owner, example('Întrebarea 7?', 'Răspunsul 7'));
    const rows = Array.from({ length: 2500 }, (_, at) => example(`Întrebarea ${at}?`, `Răspunsul ${at}`));
    const content = JSON.stringify([...rows, rows[0]]);
    const file = { format: 'json', content } as const;
    const look = await examples().import(owner, { ...file, write: false });
    expect(look).toEqual({ found: 2501, made: 2499, skipped: 2, issues: [], issuesTotal: 0 });
    expect((await examples().page(owner, { pageSize: 1 })).total).toBe(1);
    const made = await Promise.all(
      [1, 2].map(async () => (await examples().import(owner, { ...file, write: true })).made),
    );
    expect(made.toSorted((one, other) => one - other)).toEqual([0, 2499]);
    const broken = await examples().import(owner, { format: 'json', content: '[{"question":"x"}]', write: true });
    expect(broken).toMatchObject({ made: 0, issuesTotal: 1 });
  });

  it('gives them oldest first, and says whether anything was taught since', async () => {
    const owner = newOwner();
    for (const question of ['1?', '2?', '3?']) await examples().create(owner, example(question));
    await examples().create(owner, example('4?', 'x', { language: 'en' }));
    const first = await examples().slice(owner, null, 2, 'ro');
    const rest = await examples().slice(owner, first.next, 2, 'ro');
    expect([...first.items, ...rest.items].map(({ question }) => question)).toEqual(['1?', '2?', '3?']);
    expect(rest.next).toBeNull();
    const taught = await examples().taught(owner, undefined);
    expect(taught.examples?.map(({ question }) => question)).toEqual(['1?', '2?', '3?', '4?']);
    expect(await examples().taught(owner, taught.stamp)).toEqual({ stamp: taught.stamp });
    await examples().remove(owner, taught.examples![0]!.id);
    expect((await examples().taught(owner, taught.stamp)).examples).toHaveLength(3);
  });

  it('refuses more of a person who is beyond the limit of bytes', async () => {
    const owner = newOwner();
    const long = 'ă'.repeat(1900);
    let refused: unknown;
    for (let at = 0; at < 100 && refused === undefined; at += 1)
      await examples()
        .create(owner, example(`${at}`, long))
        .catch((error: unknown) => (refused = error));
    expect(refused).toMatchObject({ code: 'QUOTA_BYTES' });
    const { total } = await examples().page(owner, { pageSize: 1 });
    expect(total).toBe(Math.floor(300_000 / 3803) + 1);
  });
}
