import { readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';

import { diagramOf } from './diagram.js';
import { allMachines, type ExportedMachine, machineFiles } from './machines.js';

const HEAD = `# The statecharts

One for each flow: a component asks the machine and keeps no second copy of what it knows. Drawn from \`machines/\` by
\`npx vitest run tests/repository/machines/diagrams.test.ts -u\`; \`npm test\` says when this page is no longer what they are.
The words of their events are the last table of the [glossary](glossary.md).
`;

/** What stands before an exported machine in its file, as one paragraph. */
function meaningOf(source: string, name: string): string {
  const [, comment = ''] =
    new RegExp(`/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\s*export const ${name}\\b`, 'u').exec(source) ?? [];
  return comment
    .split('\n')
    .map((line) => line.replace(/^\s*\*?\s?/u, '').trim())
    .join(' ')
    .trim();
}

function chapterOf({ file, name, machine }: ExportedMachine): string {
  const meaning = meaningOf(readFileSync(path.resolve('machines', file), 'utf8'), name);
  expect([name, meaning]).not.toEqual([name, '']);
  return `## ${name}\n\n${meaning} [\`machines/${file}\`](../machines/${file})\n\n\`\`\`mermaid\n${diagramOf(machine)}\n\`\`\`\n`;
}

test('docs/machines.md draws every machine as it is', async () => {
  const chapters = (await allMachines()).map(chapterOf);
  expect(chapters.length).toBeGreaterThanOrEqual(machineFiles().length);
  await expect([HEAD, ...chapters].join('\n')).toMatchFileSnapshot(path.resolve('docs/machines.md'));
});
