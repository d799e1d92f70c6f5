import { attached } from '../checks/attached.mjs';
import { startPostgres } from './postgres.mjs';

/**
 * Runs the suites of engines that need a server of their own, each against one that is started for it; says in capitals what is left out,
 * and why. Resolves to the numbers passed and failed.
 */
export async function engineSuites(args = []) {
  console.log('Running the suites of engines …');
  const postgres = await startPostgres().catch((error) => ({ error }));
  if (postgres.error !== undefined) {
    console.log(`✗ ${postgres.error.message}`);
    return { passed: 0, failed: 1 };
  }
  if (postgres.missing !== undefined) {
    console.log(`SKIPPED graphs and records on PostgreSQL: ${postgres.missing}`);
    return { passed: 0, failed: 0 };
  }
  // A run that is cut off leaves no server behind.
  const end = () => {
    postgres.stop();
    process.exit(1);
  };
  process.once('SIGINT', end).once('SIGTERM', end);
  process.env.HARTA_TEST_POSTGRES = postgres.url;
  try {
    const code = await attached('vitest', ['run', '--config', 'tests/engines/vitest.config.ts', ...args]);
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  } finally {
    process.off('SIGINT', end).off('SIGTERM', end);
    delete process.env.HARTA_TEST_POSTGRES;
    postgres.stop();
  }
}
