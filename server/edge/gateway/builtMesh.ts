import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { type Plugin } from 'graphql-yoga';

import { projectRoot } from '../../platform/config/projectRoot.js';

interface BuiltMesh {
  readonly plugins: Plugin[];
}

/**
 * The mesh as `npm run build` wrote it. It is imported from where it stands and never bundled: its parts must be the one
 * instance of each that Node knows.
 */
export async function builtMesh(): Promise<BuiltMesh> {
  // The endpoint is a placeholder of the built mesh; in process only the path of an address is used.
  process.env['API_URL'] ??= 'http://backend.invalid/';
  const file = pathToFileURL(path.join(projectRoot(), '.mesh/index.js')).href;
  const { getBuiltMesh } = (await import(file)) as { getBuiltMesh: () => Promise<BuiltMesh> };
  return getBuiltMesh();
}
