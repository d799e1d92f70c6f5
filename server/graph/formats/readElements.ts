import { type Pass, type Reading } from './Format.js';
import { asFinding, type Finding } from './Found.js';
import { issueAt } from './issues.js';
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
  const silent = new Set([...reading.nodes, ...reading.relationships].map(({ file }) => file.name));
  const files = silent.size;
  const run = async function* (passes: readonly Pass[]): AsyncGenerator<ReadElements> {
    for (const { file, findings } of passes) {
      for await (const found of findings()) {
        if (found.length > 0) silent.delete(file.name);
        yield meeting === undefined ? resolved(file.name, found) : await meeting.read(file.name, found);
      }
    }
  };
  yield* run(reading.nodes);
  yield* run(reading.relationships);
  // Where all files hold nothing the whole import is refused.
  if (silent.size < files)
    for (const file of silent)
      yield resolved(file, [asFinding(issueAt({ file }, 'NO_ELEMENTS', 'Nothing in this file becomes a node'))]);
}

/** How many bytes a reading reads: a file that is gone through twice counts twice. */
export const bytesOf = ({ nodes, relationships }: Reading): number =>
  [...nodes, ...relationships].reduce((sum, { file }) => sum + file.size, 0);
