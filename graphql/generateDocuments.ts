import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { addTypenameSelectionDocumentTransform } from '@graphql-codegen/client-preset';
import { codegen } from '@graphql-codegen/core';
import { buildASTSchema, parse } from 'graphql';

import { operationFiles } from './operationFiles';
import { preset } from './documentsByDomain';
import { scalarTypes } from './scalars';

const OUTPUT = 'graphql/generated/';

const parsed = async (location: string) => {
  const rawSDL = await readFile(location, 'utf8');
  return { location, rawSDL, document: parse(rawSDL) };
};

/** Writes typed documents of all operations, their types, and the list of operations that the gateway lets through. */
async function generateDocuments(): Promise<void> {
  const { document: schema } = await parsed('graphql/schema.graphql');
  const documents = await Promise.all((await operationFiles()).map(parsed));
  const sections = await preset.buildGeneratesSection({
    ...{ baseOutputDir: OUTPUT, schema, schemaAst: buildASTSchema(schema), documents },
    ...{ plugins: [], pluginMap: {}, pluginContext: {}, importExtension: '' as const },
    presetConfig: {
      persistedDocuments: { mode: 'embedHashInDocument', hashAlgorithm: 'sha256' },
      fragmentMasking: false,
    },
    config: { useTypeImports: true, enumsAsTypes: true, strictScalars: true, scalars: await scalarTypes() },
    documentTransforms: [
      { name: 'addTypenameSelection', transformObject: addTypenameSelectionDocumentTransform, config: {} },
    ],
  });
  await mkdir(OUTPUT, { recursive: true });
  // One after the other: the list of operations is filled by the documents that are written with it.
  for (const section of sections) await writeFile(path.normalize(section.filename), await codegen(section));
}

await generateDocuments();
