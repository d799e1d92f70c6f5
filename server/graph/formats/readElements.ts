import { type Pass, type Reading } from './Format.js';
import { type Finding } from './Found.js';
import { type Held } from './meeting/Held.js';
import { MeetingResolver } from './meeting/MeetingResolver.js';
import { Read, type ReadElements } from './Read.js';
import { type IdPolicy, Resolver } from './Resolver.js';

/**
 * Reads files from beginning to end: nodes first, relationships after. With what the project holds, elements that are to meet it do; without,
 * all are new. Throws `FileFault` where it is senseless to read on.
 */
export async function* readElements(reading: Reading, policy: IdPolicy, held?: Held): AsyncGenerator<ReadElements> {
  const resolver = new Resolver(policy);
  const meeting = held === undefined ? undefined : new MeetingResolver(resolver, held);
  const resolved = (file: string, findings: readonly Finding[]): ReadElements => {
    const read = new Read(resolver, file);
    for (const finding of findings) read.add(finding);
    return read;
  };
  const run = async function* (passes: readonly Pass[]): AsyncGenerator<ReadElements> {
    for (const { file, findings } of passes) {
      for await (const found of findings())
        yield meeting === undefined ? resolved(file.name, found) : await meeting.read(file.name, found);
    }
  };
  yield* run(reading.nodes);
  yield* run(reading.relationships);
}

/** How many bytes a reading reads: a file that is gone through twice counts twice. */
export const bytesOf = ({ nodes, relationships }: Reading): number =>
  [...nodes, ...relationships].reduce((sum, { file }) => sum + file.size, 0);
