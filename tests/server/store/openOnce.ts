import { openTestStore } from '../engineUnderTest.js';

/** Opens the store of a folder and says on the error stream why it cannot: the second process of a test. */
try {
  const { close } = await openTestStore({ dataDir: process.argv[2] ?? '', readers: 0 });
  await close();
} catch (error) {
  console.error(error instanceof Error ? `${error.name}: ${error.message}` : error);
  process.exitCode = 1;
}
