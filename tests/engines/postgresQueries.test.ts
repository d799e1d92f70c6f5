import { afterAll, beforeAll, describe, test } from 'vitest';

import { expectAsReference } from '../server/query/differential.js';
import { openPostgres } from './postgres.js';

describe('queries on PostgreSQL', () => {
  let opened: Awaited<ReturnType<typeof openPostgres>>;
  beforeAll(async () => {
    opened = await openPostgres();
  });
  afterAll(() => opened.close());

  test('are answered at random over graphs at random as the reference does', async () => {
    await expectAsReference(opened.store, 'serverQueryPairs');
  }, 3_600_000);
});
