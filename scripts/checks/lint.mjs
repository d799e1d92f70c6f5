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

/** Checks that read the code without running it. */
export const lintChecks = [
  { says: 'types of the server', run: () => bin('tsc', ['-p', 'tsconfig.server.json']) },
  { says: 'types of the pages', run: () => bin('tsc', ['-p', 'tsconfig.app.json']) },
  { says: 'types of the journeys', run: () => bin('tsc', ['-p', 'tsconfig.e2e.json']) },
  { says: 'lint', run: () => bin('eslint', ['.', '--max-warnings', '0']) },
  { says: 'format', run: () => bin('prettier', ['--check', '--log-level', 'warn', '.']) },
  {
    says: 'layers import downward, no cycles',
    run: () => bin('depcruise', ['server', 'src', 'machines', 'locales', '--config', '.dependency-cruiser.cjs']),
  },
  { says: 'no dead exports, no unused packages', run: () => bin('knip', []) },
  { says: 'schema snapshot and API reference are fresh', run: generatedFilesAreCommitted },
];
