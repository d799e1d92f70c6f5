import { afterAll, beforeAll, describe } from 'vitest';

import { type PersonalStores } from '../../../server/people/records/RecordStores.js';
import { describeArchives } from './contract/archives.js';
import { describeBytes } from './contract/bytes.js';
import { describeChats } from './contract/chats.js';
import { describeChatLists } from './contract/chatLists.js';
import { describeDocuments } from './contract/documents.js';
import { describeImages } from './contract/images.js';
import { type OpenPersonal, type PersonalRecords } from './contract/PersonalRecords.js';
import { describeRecordings } from './contract/recordings.js';
import { describeTrainExamples } from './contract/trainExamples.js';

const SUITES: Readonly<Record<keyof PersonalStores, (current: () => PersonalRecords) => void>> = {
  chats: (current) => {
    describeChats(current);
    describeChatLists(current);
  },
  documents: describeDocuments,
  imageStore: describeImages,
  recordingStore: describeRecordings,
  trainExamples: describeTrainExamples,
};

/**
 * What every engine of the ports over what lies beside the graphs of a person must do. A new engine passes these suites before it is offered.
 * @param open opens the engine over one place, the same each time; what was acknowledged before is there
 */
export function describePersonalStores(name: string, open: () => Promise<OpenPersonal>): void {
  describe(name, () => {
    let opened: OpenPersonal;
    const current = (): PersonalRecords => ({
      ...opened,
      reopen: async () => {
        await opened.close();
        opened = await open();
      },
    });
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());
    describe('bytes', () => describeBytes(current));
    for (const [port, suite] of Object.entries(SUITES)) describe(port, () => suite(current));
    describe('archives', () => describeArchives(current));
  });
}
