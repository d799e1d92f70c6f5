import { expect } from '@playwright/test';

import { type ImportJob } from '../../server/contract/imports';
import { type Account, type TextFile } from './account';

/** Imports files by the calls that the page makes: they are checked, taken, and written. */
export async function importsByCalls(account: Account, files: readonly TextFile[]): Promise<void> {
  const { id } = await account.upload<ImportJob>('/neo4j/imports', files);
  const becomes = (state: ImportJob['state']) =>
    expect
      .poll(async () => (await account.get<ImportJob>(`/neo4j/imports/${id}`)).state, { intervals: [50] })
      .toBe(state);
  await becomes('checked');
  await account.post(`/neo4j/imports/${id}/commit`, {});
  await becomes('done');
}
