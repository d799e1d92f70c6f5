// Builds what has changed since the last build. `node scripts/build.mjs` builds all, `… graphql` what follows from the contract.
import { runStep } from './build/step.mjs';
import { steps } from './build/steps.mjs';

const groups = {
  graphql: ['contract', 'mesh', 'documents'],
  server: ['contract', 'mesh', 'documents', 'server'],
  all: Object.keys(steps),
};

export async function build(group = 'all') {
  for (const name of groups[group] ?? [group]) await runStep(name, steps[name]);
}

if (process.argv[1] === import.meta.filename) {
  try {
    await build(process.argv[2]);
  } catch (error) {
    console.error(`\nThe build failed: ${error.message}`);
    process.exit(1);
  }
}
