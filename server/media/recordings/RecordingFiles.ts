import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Readable } from 'node:stream';

import { type OwnerId, type ProjectId } from '../../contract/ids.js';
import { type Recording } from '../../contract/recordings.js';
import { folderOfOwner, keepCopy } from '../../platform/storage/ownedFiles.js';

/** What says where the file of a recording lies. */
export type RecordingPlace = Pick<Recording, 'id' | 'type' | 'projectId'>;

/** Bytes of a file, both ends included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** The files of recordings, by the person whose they are and the project that they lie in. */
export interface RecordingFiles {
  /** Keeps a piece of a file that is coming in; it is on the disk when this returns. */
  putPiece(owner: OwnerId, place: RecordingPlace, start: number, bytes: Uint8Array): Promise<void>;
  /** Where a file lies that is coming in, or has come. */
  incoming(owner: OwnerId, place: RecordingPlace): Promise<string>;
  /** The file has come whole; the same done twice is done once. */
  finish(owner: OwnerId, place: RecordingPlace): Promise<void>;
  /** Where a whole file lies. */
  pathOf(owner: OwnerId, place: RecordingPlace): string;
  /** How many bytes a whole file has; undefined when there is none. */
  sizeOf(owner: OwnerId, place: RecordingPlace): Promise<number | undefined>;
  read(owner: OwnerId, place: RecordingPlace, range?: ByteRange): Readable;
  /** Keeps a file that lies on the disk; one that is there stays. */
  take(owner: OwnerId, place: RecordingPlace, from: string): Promise<void>;
  remove(owner: OwnerId, place: RecordingPlace): Promise<void>;
  removeProject(owner: OwnerId, projectId: ProjectId): Promise<void>;
  removeAll(owner: OwnerId): Promise<void>;
  /** Everybody who has files. */
  owners(): Promise<OwnerId[]>;
}

const OWNER_ONLY = { folder: 0o700, file: 0o600 } as const;
/** Says whose the folder is. */
const OWNER = 'owner';

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;
const orUndefined = (code: string) => (error: unknown) => {
  if (codeOf(error) === code) return undefined;
  throw error;
};

const exists = (file: string) => stat(file).then((found) => found, orUndefined('ENOENT'));

async function writeAt(file: FileHandle, bytes: Uint8Array, start: number): Promise<void> {
  for (let done = 0; done < bytes.length;)
    done += (await file.write(bytes, done, bytes.length - done, start + done)).bytesWritten;
  await file.sync();
}

/** What is being written to, made where it is not there. */
const opened = (file: string) =>
  open(file, 'r+').catch((error: unknown) => {
    if (codeOf(error) !== 'ENOENT') throw error;
    return open(file, 'w+', OWNER_ONLY.file);
  });

/** Files under `recordings/<owner hash>/<project>/<id>.<type>` of the data folder: a person's name is never part of a path. */
export function recordingFolder(dataDir: string): RecordingFiles {
  const root = path.join(dataDir, 'recordings');
  const ofOwner = (owner: OwnerId) => folderOfOwner(root, owner);
  const pathOf = (owner: OwnerId, { id, type, projectId }: RecordingPlace) =>
    path.join(ofOwner(owner), projectId, `${id}.${type}`);
  const room = async (owner: OwnerId, place: RecordingPlace) => {
    const file = pathOf(owner, place);
    await mkdir(path.dirname(file), { recursive: true, mode: OWNER_ONLY.folder });
    await writeFile(path.join(ofOwner(owner), OWNER), owner, { mode: OWNER_ONLY.file });
    return file;
  };
  const incoming = async (owner: OwnerId, place: RecordingPlace) => {
    const file = pathOf(owner, place);
    return (await exists(file)) === undefined ? `${file}.part` : file;
  };
  return {
    pathOf,
    incoming,
    async putPiece(owner, place, start, bytes) {
      await room(owner, place);
      const file = await opened(await incoming(owner, place));
      try {
        await writeAt(file, bytes, start);
      } finally {
        await file.close();
      }
    },
    async finish(owner, place) {
      const file = pathOf(owner, place);
      await rename(`${file}.part`, file).catch(orUndefined('ENOENT'));
    },
    sizeOf: async (owner, place) => (await exists(pathOf(owner, place)))?.size,
    read: (owner, place, range) => createReadStream(pathOf(owner, place), range),
    async take(owner, place, from) {
      await keepCopy(from, await room(owner, place));
    },
    async remove(owner, place) {
      const file = pathOf(owner, place);
      // What was decoded from it lies beside it under a longer name.
      const names = await readdir(path.dirname(file)).catch(() => []);
      const own = names.filter((name) => name.startsWith(`${place.id}.`));
      await Promise.all(own.map((name) => rm(path.join(path.dirname(file), name), { force: true })));
    },
    removeProject: (owner, projectId) => rm(path.join(ofOwner(owner), projectId), { recursive: true, force: true }),
    removeAll: (owner) => rm(ofOwner(owner), { recursive: true, force: true }),
    async owners() {
      const folders = await readdir(root).catch(() => []);
      const owners = folders.map((name) => readFile(path.join(root, name, OWNER), 'utf8').catch(() => ''));
      return (await Promise.all(owners)).filter((owner) => owner !== '') as OwnerId[];
    },
  };
}
