/** Runs checks one after the other and says of each whether it passed; a check fails by throwing. */
export async function runChecks(checks) {
  let passed = 0;
  let failed = 0;
  for (const { says, run } of checks) {
    const start = performance.now();
    try {
      await run();
      passed += 1;
      console.log(`  ✓ ${says} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
    } catch (error) {
      failed += 1;
      console.error(`  ✗ ${says}\n${error.message}`);
    }
  }
  return { passed, failed };
}
