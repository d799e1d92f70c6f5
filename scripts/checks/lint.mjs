import { execFileSync } from 'node:child_process';

import { bin } from '../build/command.mjs';
import { root } from '../build/step.mjs';

/** What the build writes and the repository keeps must be what the repository holds. */
function generatedFilesAreCommitted() {
  const kept = ['graphql/schema.graphql', 'graphql/openapi.json', 'docs/openapi.json', 'docs/api.md'];
  const stale = execFileSync('git', ['status', '--porcelain', '--', ...kept], { cwd: root, encoding: 'utf8' });
  if (stale.trim() !== '')
    throw new Error(
      `These follow from the contract and are stale in the repository; commit what the build wrote:\n${stale}`,
    );
}

/** In one thread: in several it takes twice the processor time, of which the suites beside it have none to spare. */
const typesOf = (project) => bin('tsc', ['-p', project, '--singleThreaded']);

/** Checks that read the code without running it. */
export const lintChecks = [
  { says: 'lint', run: () => bin('oxlint', ['--max-warnings', '0']) },
  { says: 'format', run: () => bin('oxfmt', ['--check', '.']) },
  {
    says: 'layers import downward, no cycles',
    run: () =>
      bin('depcruise', ['domain', 'server', 'src', 'machines', 'locales', '--config', '.dependency-cruiser.cjs']),
  },
  { says: 'types of the server', run: () => typesOf('tsconfig.server.json') },
  { says: 'no dead exports, no unused packages', run: () => bin('knip', []) },
  { says: 'types of the pages', run: () => typesOf('tsconfig.app.json') },
  { says: 'types of the journeys', run: () => typesOf('tsconfig.e2e.json') },
  { says: 'schema snapshot and API reference are fresh', run: generatedFilesAreCommitted },
];
