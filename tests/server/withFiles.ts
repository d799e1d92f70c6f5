import { describe as anyDescribe, test as anyTest } from 'vitest';

import { capabilities } from './engineUnderTest.js';

/** Suites about the files of the data folder in which everything is kept; left out where the engine of the run keeps it elsewhere. */
export const describe = anyDescribe.skipIf(!capabilities.keepsFiles);
/** A test of such a suite. */
export const test = anyTest.skipIf(!capabilities.keepsFiles);
