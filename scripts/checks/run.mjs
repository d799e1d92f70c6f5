import { availableParallelism } from 'node:os';

async function runCheck({ says, run }) {
  const start = performance.now();
  try {
    await run();
    console.log(` ✓ ${says} ${((performance.now() - start) / 1000).toFixed(1)} s`);
    return true;
  } catch (error) {
    console.error(` ✗ ${says}\n${error.message}`);
    return false;
  }
}

/** Runs checks, some at a time (as many as there are cores), and says of each whether it passed; a check fails by throwing. */
export async function runChecks(checks, atATime = availableParallelism()) {
  const waiting = [...checks];
  const outcomes = [];
  const takeNext = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift())
      outcomes.push(await runCheck(check));
  };
  await Promise.all(Array.from({ length: atATime }, takeNext));
  const passed = outcomes.filter(Boolean).length;
  return { passed, failed: outcomes.length - passed };
}
