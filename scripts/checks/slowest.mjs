const SHOWN = 20;

/** Every test of a vitest JSON report with what it took: `{ name, ms }`. */
export const unitTimings = ({ testResults }, root) =>
  testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${file.replace(`${root}/`, '')} › ${fullName}`,
      ms: duration ?? 0,
    })),
  );

const journeysIn = ({ file, specs = [], suites = [] }) => [
  ...specs.flatMap(({ title, tests }) =>
    tests.flatMap(({ results }) => results.map(({ duration }) => ({ name: `${file} › ${title}`, ms: duration }))),
  ),
  ...suites.flatMap(journeysIn),
];

/** Every journey of a Playwright JSON report with what it took: `{ name, ms }`. */
export const journeyTimings = ({ suites }) => suites.flatMap(journeysIn);

/** The tests that took longest, one a line. */
export function slowestTests(timings) {
  const lines = timings
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, SHOWN)
    .map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`);
  return ['The slowest tests:', ...lines].join('\n');
}
