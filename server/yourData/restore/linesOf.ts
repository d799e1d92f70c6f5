import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';

/** The lines of a file of records; how long they are was bounded when it was unpacked. */
export const linesOf = (file: string) => createInterface({ input: createReadStream(file), crlfDelay: Infinity });
