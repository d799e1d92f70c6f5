import { existsSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, test } from 'vitest';

import { checkFiles } from '../../../server/graph/imports/checkFiles.js';

/** Graphs that others have published; they are not part of the project, so these tests run only where they are at hand. */
const FOLDER = process.env['HARTA_TEST_DATA'] ?? path.join(import.meta.dirname, '../../../../shared/data');

const FILES: readonly (readonly [name: string, nodes: number, relationships: number])[] = [
  ['enrichment-map.cyjs.json', 525, 6421],
  ['arctic.json', 1715, 6676],
  ['les-miserables.json', 77, 254],
];

describe.skipIf(!existsSync(FOLDER))('a graph that others have published', () => {
  test.each(FILES)('%s is read whole', async (name, nodes, relationships) => {
    const findings = await checkFiles([{ name, path: path.join(FOLDER, name) }], () => undefined);
    expect(findings).toMatchObject({ refused: false, nodes, relationships });
  });
});
