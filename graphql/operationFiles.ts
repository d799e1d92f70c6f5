import { readdir } from 'node:fs/promises';
import path from 'node:path';

const PLACES = ['graphql', 'src'];

/** Every file of operations, those of a domain in `graphql/<domain>/` and those beside the code that sends them in `src/`. */
export async function operationFiles(): Promise<string[]> {
  const found = await Promise.all(
    PLACES.map(async (place) =>
      (await readdir(place, { recursive: true })).map((file) => path.posix.join(place, ...file.split(path.sep))),
    ),
  );
  const isOperation = (file: string) => file.endsWith('.graphql') && !/^graphql\/(generated\/|[^/]+$)/.test(file);
  return found.flat().filter(isOperation).sort();
}
