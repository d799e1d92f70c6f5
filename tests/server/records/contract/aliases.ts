import { expect, it } from 'vitest';

import { type Alias } from '../../../../server/contract/aliases.js';
import { type ProjectId } from '../../../../server/contract/ids.js';
import { newOwner } from '../../store/contract/Person.js';
import { type Records } from './Records.js';

const PROJECT = 'p1' as ProjectId;
const OTHER = 'p2' as ProjectId;
const meaning = (words: string, name: string) => ({ words, name, kind: 'label' }) as const;

/** What every store of aliases must do. */
export function describeAliases(current: () => Records): void {
  const aliases = () => current().stores.aliases;
  const meant = async (owner: ReturnType<typeof newOwner>, project = PROJECT) =>
    (await aliases().list(owner, project)).map(({ words, name }) => `${words} ${name}`);

  it('keeps what words mean in one project in place of what they meant', async () => {
    const owner = newOwner();
    await aliases().put(owner, PROJECT, meaning('actor', 'Person'));
    await aliases().put(owner, PROJECT, meaning('actor', 'Artist'));
    await current().reopen();
    expect(await meant(owner)).toEqual(['actor Artist']);
    expect([await meant(owner, OTHER), await meant(newOwner())]).toEqual([[], []]);
    await aliases().remove(owner, OTHER, 'actor');
    expect(await meant(owner)).toHaveLength(1);
    for (const _twice of [1, 2]) await aliases().remove(owner, PROJECT, 'actor');
    expect(await meant(owner)).toEqual([]);
  });

  it('brings back those of an archive beside what words mean already, two hundred at the most', async () => {
    const owner = newOwner();
    await aliases().put(owner, PROJECT, meaning('w5', 'Here'));
    const archived: Alias[] = Array.from({ length: 220 }, (_, at) => ({
      ...meaning(`w${at}`, 'Archived'),
      createdAt: new Date(1_700_000_000_000 + at * 1000).toISOString(),
    }));
    for (const _twice of [1, 2]) await aliases().restore(owner, PROJECT, archived);
    const kept = await meant(owner);
    expect([kept.length, kept[0], kept[1], kept.at(-1)]).toEqual([200, 'w5 Here', 'w219 Archived', 'w21 Archived']);
  });
}
