import { bin } from './command.mjs';

/** Packages of hundreds of small modules, which each thread of the server would read one by one: they become part of the bundle. */
const BUNDLED = [
  '--alias:typebox=./node_modules/typebox/build/index.mjs',
  '--alias:jose=./node_modules/jose/dist/webapi/index.js',
];

/** What the server runs in threads of their own, by the names of their files. */
export const WORKERS = [
  'storeWorker=server/platform/store/storeWorker.ts',
  'importWorker=server/graph/imports/importWorker.ts',
  'archiveWorker=server/people/yourData/archive/archiveWorker.ts',
  'pictureWorker=server/media/pictures/pictureWorker.ts',
  'exampleWorker=server/people/records/trainExamples/files/exampleWorker.ts',
  'proseWorker=server/media/processing/reading/proseWorker.ts',
  'decodeWorker=server/media/audio/sound/decodeWorker.ts',
  'whisperProcess=server/media/audio/transcribing/whisper/whisperProcess.ts',
  'llamaProcess=server/assistant/engine/model/local/llamaProcess.ts',
  'readingWorker=server/assistant/engine/threads/readingWorker.ts',
];

/** Bundles parts of the server into a folder two below the root, with what they share beside them. */
export const bundle = (entries, folder) =>
  bin('esbuild', [
    ...entries,
    '--bundle',
    '--platform=node',
    '--target=node20.19',
    '--format=esm',
    '--packages=external',
    ...BUNDLED,
    '--splitting',
    '--sourcemap',
    `--outdir=${folder}`,
    '--entry-names=[name]',
    '--chunk-names=chunks/[hash]',
    '--log-level=warning',
  ]);
