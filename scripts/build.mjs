// Builds what has changed since the last build. `node scripts/build.mjs` builds all, `… graphql` what follows from the contract.
import { runStep } from './build/step.mjs';
import { steps } from './build/steps.mjs';

const groups = {
  graphql: ['contract', 'mesh', 'documents'],
  server: ['contract', 'mesh', 'documents', 'server'],
  all: Object.keys(steps),
};

/** Builds a group, or one step; each step begins once those are done that it comes after. */
export async function build(group = 'all') {
  const names = groups[group] ?? [group];
  const begun = new Map();
  const begin = (name) => {
    const before = (steps[name].after ?? []).filter((one) => names.includes(one));
    const done = begun.get(name) ?? Promise.all(before.map(begin)).then(() => runStep(name, steps[name]));
    begun.set(name, done);
    return done;
  };
  await Promise.all(names.map(begin));
}

if (process.argv[1] === import.meta.filename) {
  try {
    await build(process.argv[2]);
  } catch (error) {
    console.error(`\nThe build failed: ${error.message}`);
    process.exit(1);
  }
}
