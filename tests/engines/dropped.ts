import { afterAll } from 'vitest';

import { dropDatabases } from '../server/engineUnderTest.js';

// Of each file of suites the last: what it kept for itself is closed by then.
afterAll(dropDatabases);
