import { pathToFileURL } from 'node:url';

import { type OwnerId } from '../../../server/contract/ids.js';
import { openTestStore } from '../engineUnderTest.js';
import { openReading } from './readingParts.js';

/** Reads one text, and kills itself at the moment that stands behind the owner: `<owner>|<moment>`. */
const [dataDir = '', wish = '', worker = ''] = process.argv.slice(2);
const [owner = '', moment = ''] = wish.split('|');
const stored = await openTestStore({ dataDir, readers: 1, workerUrl: pathToFileURL(worker) });
const { processing } = await openReading(stored, {
  reached: (reached) => {
    if (reached === moment) process.kill(process.pid, 'SIGKILL');
  },
});
await processing.processText({ ownerId: owner as OwnerId }, { text: 'Ada Lovelace was born in London in 1815.' });
// Only the kill ends it.
setInterval(() => {}, 60_000);
