import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { ulid } from 'ulid';

import { inProcessBus } from '../../../server/platform/bus/Bus.js';
import { liveEvents } from '../../../server/platform/bus/liveEvents.js';
import { type ImageId, type OwnerId } from '../../../server/contract/ids.js';
import { imageFolder } from '../../../server/media/images/ImageFiles.js';
import { recordingFolder } from '../../../server/media/recordings/RecordingFiles.js';
import { type Jobs, openJobs } from '../../../server/platform/jobs/openJobs.js';
import { openNotifications } from '../../../server/people/notifications/openNotifications.js';
import { openDrawing } from '../../../server/media/pictures/drawInTurn.js';
import { redrawPicture } from '../../../server/media/pictures/drawPicture.js';
import { pictureSize } from '../../../server/media/pictures/pictureSize.js';
import { type OpenStore } from '../../../server/platform/store/StorePorts.js';
import { openYourData, type YourData, yourDataHandlers } from '../../../server/people/yourData/openYourData.js';
import { DOT } from '../api/sampleRequest.js';

/** How much a person has here. */
export const HAS = { nodes: 60, images: 4, examples: 5 } as const;

/** A process that looks after what persons may ask for all that they have. */
interface Opened {
  readonly jobs: Jobs;
  readonly yourData: YourData;
}

const BYTES = Buffer.from(DOT, 'base64');
/** Who keeps how persons sign in, in a file of each. */
const signInOf = (dataDir: string, owner: OwnerId) => join(dataDir, `sign-in-${owner}`);

/** Whether the person could sign in now. */
export const canSignIn = (dataDir: string, owner: OwnerId): boolean => existsSync(signInOf(dataDir, owner));

type Stepping = <A extends unknown[], T>(work: (...args: A) => Promise<T>) => (...args: A) => Promise<T>;
/** The same part, with a step before and after each of its calls. */
const stepped = <P extends object>(part: P, stepping: Stepping | undefined): P =>
  stepping === undefined
    ? part
    : new Proxy(part, {
        get(target, name) {
          const found: unknown = Reflect.get(target, name);
          return typeof found === 'function' ? stepping(found.bind(target) as () => Promise<unknown>) : found;
        },
      });

const { patiently } = openDrawing();
const drawn = (owner: OwnerId, file: Buffer) => patiently(owner, () => redrawPicture(file));

/** Opens the jobs about all of a person on a store. @param stepping what each step of theirs is done with */
export async function openOn(dataDir: string, stored: OpenStore, stepping?: Stepping, redraw = drawn): Promise<Opened> {
  const live = liveEvents(inProcessBus());
  const notifications = await openNotifications({ ...stored, live });
  const nothing = async () => undefined;
  const handlers = yourDataHandlers(
    {
      store: stored.store,
      snapshot: stored.snapshot,
      redraw,
      settingsStore: stepped(stored.settingsStore, stepping),
      accounts: stepped(stored.accounts, stepping),
      importMappings: stepped(stored.importMappings, stepping),
      aliases: stepped(stored.aliases, stepping),
      savedViews: stepped(stored.savedViews, stepping),
      erasure: stepped(stored.erasure, stepping),
      personRecords: stepped(stored.personRecords, stepping),
      paymentStore: stored.paymentStore,
      imageFiles: stepped(imageFolder(dataDir), stepping),
      recordingFiles: stepped(recordingFolder(dataDir), stepping),
      portraits: { get: nothing, put: nothing },
      imports: stepped({ forget: nothing }, stepping),
      payments: stepped({ forget: nothing }, stepping),
      identity: stepped(
        { forget: async (owner: OwnerId) => rmSync(signInOf(dataDir, owner), { force: true }) },
        stepping,
      ),
      letters: { archiveReady: () => undefined, deletionBegun: () => undefined },
      endSessions: nothing,
    },
    dataDir,
  );
  const jobStore = stepped(stored.jobStore, stepping);
  const jobs = await openJobs({ jobStore, live, notifications, handlers });
  const letters = { deletionBegun: () => undefined };
  return { jobs, yourData: openYourData(jobs, { dataDir, letters, deletionDelayMs: 0 }) };
}

/** Gives a person an account with something of each kind. */
export async function fill(dataDir: string, { store, accounts, imageStore, trainExamples }: OpenStore, owner: OwnerId) {
  writeFileSync(signInOf(dataDir, owner), owner);
  await accounts.upsert(owner, { email: `${owner}@example.org`, emailVerified: true });
  const operations = Array.from({ length: HAS.nodes }, (_, index) => ({
    ...{ op: 'createNode' as const, labels: ['Kept'], properties: { name: `${owner} ${index}` } },
  }));
  await store.applyPatch({ ownerId: owner }, operations, { source: 'hand' });
  for (let index = 0; index < HAS.images; index += 1) {
    const id = ulid() as ImageId;
    await imageFolder(dataDir).put(owner, { id, type: 'png' }, BYTES);
    const size = { width: 1, height: 1, bytes: BYTES.length };
    await imageStore.addImage(owner, { id, name: `picture ${index}`, type: 'png', ...size });
  }
  for (let index = 0; index < HAS.examples; index += 1)
    await trainExamples.create(owner, { question: `q ${index}`, answer: 'a', language: 'en', tags: [] });
}

/** What somebody finds who signs in now: how much of each kind, and how many pictures have their file. */
export async function found(dataDir: string, { store, imageStore, trainExamples }: OpenStore, owner: OwnerId) {
  const images = await imageStore.images(owner);
  const files = await Promise.all(images.map((image) => imageFolder(dataDir).get(owner, image)));
  const examples = await trainExamples.page(owner, { pageSize: 100, pageToken: '1' });
  const nodes = await store.exportNodes({ ownerId: owner }, null, 500);
  return {
    nodes: nodes.items.length,
    images: images.length,
    examples: examples.total,
    files: files.filter((file) => file !== undefined && pictureSize(file)?.width === 1).length,
  };
}
