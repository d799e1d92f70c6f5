import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { format } from 'oxfmt';

import { EDITS, type EditRequest } from './edits.js';
import { graphOf } from './graphs/graphs.js';
import { nameOf } from './graphs/names.js';
import { select } from './truth/select.js';

/** Works out which nodes a request for "all …" speaks of; run after such a request was edited. */
function filled(edit: EditRequest): EditRequest {
  const { outcome, language } = edit;
  if (outcome.kind !== 'deleteEach') return edit;
  return { ...edit, outcome: { ...outcome, names: select(graphOf('sample', language), outcome.of).map(nameOf) } };
}

const file = fileURLToPath(new URL('./edits.json', import.meta.url));
writeFileSync(file, (await format(file, JSON.stringify(EDITS.map(filled)), { printWidth: 120 })).code);
