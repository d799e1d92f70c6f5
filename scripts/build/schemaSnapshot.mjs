import { readFile, writeFile } from 'node:fs/promises';

import { buildASTSchema, Kind, lexicographicSortSchema, parse, printSchema, visit } from 'graphql';

const ours = new Set(['HTTPMethod', 'ObjMap', 'TransportOptions']);

/** Writes the schema that clients see: the mesh's, without the directives that say how it is fetched. */
export async function writeSchemaSnapshot(from, to) {
  const bare = visit(parse(await readFile(from, 'utf8')), {
    Directive: () => null,
    DirectiveDefinition: () => null,
    [Kind.SCHEMA_DEFINITION]: () => null,
    [Kind.SCHEMA_EXTENSION]: () => null,
    enter: (node) =>
      'name' in node && ours.has(node.name?.value) && node.kind.endsWith('Definition') ? null : undefined,
  });
  await writeFile(to, `${printSchema(lexicographicSortSchema(buildASTSchema(bare)))}\n`);
}
