import { cp, rm } from 'node:fs/promises';
import path from 'node:path';

import { bundle, WORKERS } from './bundle.mjs';
import { bin } from './command.mjs';
import { compressAssets } from './compressAssets.mjs';
import { writeSchemaSnapshot } from './schemaSnapshot.mjs';
import { root } from './step.mjs';

const at = (...parts) => path.join(root, ...parts);

async function bundleServer() {
  await rm(at('dist/server'), { recursive: true, force: true });
  await bundle(['server/main.ts', 'server/edge/gateway/standalone.ts', ...WORKERS], at('dist/server'));
  await cp(at('server/people/identity/providers/pages/browser'), at('dist/server/sign-in'), { recursive: true });
  await cp(at('server/assistant/language/lexicon/data'), at('dist/server/lexicon'), { recursive: true });
}

async function buildMesh() {
  await bin('mesh', ['build', '--fileType', 'js'], { API_URL: 'http://127.0.0.1/' });
  await writeSchemaSnapshot(at('.mesh/schema.graphql'), at('graphql/schema.graphql'));
}

async function generateTypes() {
  // A document of a folder that is gone must not stay behind.
  await rm(at('graphql/generated'), { recursive: true, force: true });
  await bin('tsx', ['graphql/generateDocuments.ts']);
  await bin('openapi-typescript', ['docs/openapi.json', '--enum-values', '-o', 'graphql/generated/rest.ts']);
}

async function buildWeb() {
  await bin('vite', ['build', '--logLevel', 'warn']);
  await compressAssets(at('dist/web'));
}

/** What is built, from what, into what, and `after` which other steps; what waits for no other is built side by side. */
export const steps = {
  contract: {
    says: 'Describing the contract',
    inputs: ['server/contract', 'server/edge/describe', 'server/edge/http/openapi.ts'],
    outputs: ['docs/openapi.json', 'graphql/openapi.json', 'docs/api.md'],
    run: () => bin('tsx', ['server/edge/describe/main.ts']),
  },
  mesh: {
    after: ['contract'],
    says: 'Building the mesh',
    inputs: ['graphql/openapi.json', '.meshrc.yaml', 'graphql/mesh'],
    outputs: ['.mesh/index.js', 'graphql/schema.graphql'],
    run: buildMesh,
  },
  documents: {
    after: ['mesh'],
    says: 'Generating typed documents',
    inputs: ['graphql', 'src/**/*.graphql', 'docs/openapi.json'],
    outputs: ['graphql/generated/types.ts', 'graphql/generated/persisted-documents.json', 'graphql/generated/rest.ts'],
    run: generateTypes,
  },
  server: {
    says: 'Bundling the server',
    inputs: ['server', 'domain', 'locales/en/query.json', 'locales/ro/query.json'],
    outputs: ['dist/server/main.js'],
    run: bundleServer,
  },
  web: {
    after: ['documents'],
    says: 'Building the pages',
    inputs: ['src', 'domain', 'machines', 'locales', 'graphql', 'public', 'index.html', 'vite.config.ts'],
    outputs: ['dist/web/index.html'],
    run: buildWeb,
  },
};
