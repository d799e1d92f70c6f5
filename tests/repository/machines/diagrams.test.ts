import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';
import { type AnyStateMachine } from 'xstate';

import { diagramOf } from './diagram.js';

const FOLDER = path.resolve('machines');
const HEAD = `# The statecharts

One for each flow: a component asks the machine and keeps no second copy of what it knows. Drawn from \`machines/\` by
\`npx vitest run tests/repository/machines/diagrams.test.ts -u\`; \`npm test\` says when this page is no longer what they are.
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

async function chaptersOf(file: string): Promise<string[]> {
  const source = readFileSync(path.join(FOLDER, file), 'utf8');
  const exported = (await import(path.join(FOLDER, file))) as Record<string, unknown>;
  return Object.entries(exported)
    .filter(([name]) => /Machine(Of)?$/u.test(name))
    .map(([name, made]) => {
      const machine = (name.endsWith('Of') ? (made as (kind: object) => AnyStateMachine)({}) : made) as AnyStateMachine;
      const meaning = meaningOf(source, name);
      expect([name, meaning]).not.toEqual([name, '']);
      return `## ${name}\n\n${meaning} [\`machines/${file}\`](../machines/${file})\n\n\`\`\`mermaid\n${diagramOf(machine)}\n\`\`\`\n`;
    });
}

test('docs/machines.md draws every machine as it is', async () => {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('Machine.ts'));
  const chapters = (await Promise.all(files.map(chaptersOf))).flat();
  expect(chapters.length).toBeGreaterThanOrEqual(files.length);
  await expect([HEAD, ...chapters].join('\n')).toMatchFileSnapshot(path.resolve('docs/machines.md'));
});
