import { readFileSync } from 'node:fs';
import path from 'node:path';

import { projectRoot } from './projectRoot.js';

/** Every operation that our pages were built with, by hash; the build writes the list. */
export function knownOperations(): ReadonlyMap<string, string> {
  const file = path.join(projectRoot(), 'graphql/generated/persisted-documents.json');
  return new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>));
}
