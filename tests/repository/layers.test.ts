import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, test } from 'vitest';

const RULES = path.resolve('.dependency-cruiser.cjs');
const CRUISER = path.resolve('node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
const FOLDERS = ['domain', 'server', 'src', 'machines', 'locales', 'graphql'];

/** Files that break one rule each, and the rule. */
const BROKEN: readonly (readonly [file: string, line: string, rule: string])[] = [
  ['domain/caption/a.ts', "import '../../server/graph/b'", 'domain-imports-nothing'],
  ['domain/caption/d.ts', "import 'node:fs'", 'domain-imports-nothing'],
  ['machines/aMachine.ts', "import { type B } from '../src/graph/b'", 'machines-know-rules-alone'],
  ['machines/bMachine.ts', "import '../graphql/generated/chat'", 'machines-take-types-of-payloads-alone'],
  ['src/chat/a.ts', "import { type B } from '../../machines/profile'", 'pages-take-machines-alone'],
  ['src/screens/auth/login/a.ts', "import '../logout/b'", 'screens-know-no-screen'],
  ['src/chat/c.ts', "import '../screens/auth/logout/b'", 'screens-are-the-top'],
  ['server/people/records/a.ts', "import '../../edge/routes/b'", 'records-and-graph-use-storage'],
  ['server/graph/memory/a.ts', "import '../../people/personFile/chats/b'", 'graphs-know-no-records-of-persons'],
  [
    'server/people/personFile/recordings/a.ts',
    "import '../../../graph/sqlite/b'",
    'records-of-persons-know-no-graph-engine',
  ],
  ['server/graph/planning/a.ts', "import '../sqlite/b'", 'planning-knows-no-engine'],
  ['server/edge/routes/a.ts', "import '../../graph/sqlite/b'", 'edge-knows-no-engine'],
  ['server/edge/http/a.ts', "import '../../platform/storage/driver'", 'edge-knows-no-engine'],
  ['server/edge/gateway/a.ts', "import '../../graph/postgres/b'", 'edge-knows-no-engine'],
  ['server/edge/mcp/a.ts', "import '../../people/records/postgres/b'", 'edge-knows-no-engine'],
  ['server/edge/describe/a.ts', "import '../../platform/storage/postgres/NotifyLine'", 'edge-knows-no-engine'],
  ['server/edge/policies/a.ts', "import 'pg'", 'edge-knows-no-engine'],
  ['domain/query/a.ts', "import 'pg'", 'domain-imports-nothing'],
  ['server/graph/imports/a.ts', "import '../sqlite/b'", 'services-know-no-engine'],
  ['server/graph/exports/a.ts', "import '../../platform/storage/postgres/b'", 'services-know-no-engine'],
];

/** What each of these may import, so that a rule that forbids everything would be seen too. */
const SOUND: readonly (readonly [file: string, line: string])[] = [
  ['machines/cMachine.ts', "import '../domain/caption/b'; import { type B } from '../graphql/generated/chat'"],
  ['src/chat/d.ts', "import '../../domain/caption/b'; import '../../machines/dMachine'"],
  ['src/screens/auth/login/d.ts', "import './e'; import '../../../chat/b'"],
  ['src/app/pages.ts', "import '../screens/auth/logout/b'"],
  ['server/platform/bus/d.ts', "import '../storage/postgres/NotifyLine'"],
  ['server/edge/routes/d.ts', "import '../../graph/b'; import '../../platform/storage/Json'"],
];

const WANTED = [
  'domain/caption/b.ts',
  'server/graph/b.ts',
  'server/graph/sqlite/b.ts',
  'server/graph/postgres/b.ts',
  'server/people/records/postgres/b.ts',
  'server/platform/storage/postgres/NotifyLine.ts',
  'server/platform/storage/postgres/b.ts',
  'server/people/personFile/chats/b.ts',
  'server/platform/storage/driver.ts',
  'server/platform/storage/Json.ts',
  'server/edge/routes/b.ts',
  'src/graph/b.ts',
  'src/chat/b.ts',
  'src/screens/auth/login/e.ts',
  'src/screens/auth/logout/b.ts',
  'machines/profile.ts',
  'machines/dMachine.ts',
  'graphql/generated/chat.ts',
];

interface Violation {
  readonly from: string;
  readonly rule: { readonly name: string };
}

function violations(): string[] {
  const root = mkdtempSync(path.join(tmpdir(), 'harta-layers-'));
  try {
    const files = [...WANTED.map((file) => [file, 'export type B = 1'] as const), ...SOUND, ...BROKEN];
    for (const [file, line] of [...files, ['tsconfig.app.json', '{}'], ...FOLDERS.map((to) => [`${to}/x.ts`, ''])]) {
      mkdirSync(path.dirname(path.join(root, file as string)), { recursive: true });
      writeFileSync(path.join(root, file as string), line as string);
    }
    const args = [CRUISER, ...FOLDERS, '--config', RULES, '--output-type', 'json', '--no-cache'];
    // The command ends with the number of violations, which is an error for whoever started it.
    const { stdout } = outcomeOf(() => execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' }));
    const { summary } = JSON.parse(stdout) as { summary: { violations: readonly Violation[] } };
    return summary.violations.map(({ from, rule }) => `${from} breaks ${rule.name}`).sort();
  } finally {
    rmSync(root, { recursive: true });
  }
}

function outcomeOf(run: () => string): { stdout: string } {
  try {
    return { stdout: run() };
  } catch (error) {
    return error as { stdout: string };
  }
}

test('each layer refuses what it must not import, and nothing else', () => {
  expect(violations()).toEqual(BROKEN.map(([file, , rule]) => `${file} breaks ${rule}`).sort());
});
