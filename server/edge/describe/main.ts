import { writeFile } from 'node:fs/promises';

import { apiReference } from './apiReference.js';
import { contractDocument, meshDocument } from './document.js';

/** Writes what follows from the contract: the OpenAPI documents and the API reference. */
const document = await contractDocument();
const json = (value: unknown) => `${JSON.stringify(value, null, 1)}\n`;
await writeFile('docs/openapi.json', json(document));
await writeFile('graphql/openapi.json', json(meshDocument(document)));
await writeFile('docs/api.md', apiReference(document));
