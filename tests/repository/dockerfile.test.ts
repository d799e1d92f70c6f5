import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { DockerfileParser } from 'dockerfile-ast';
import { validate } from 'dockerfile-utils';
import { expect, test } from 'vitest';

import { freePort } from '../freePort.js';
import { until } from '../server/realtime/processes.js';

const text = readFileSync('Dockerfile', 'utf8');
const ignored = readFileSync('.dockerignore', 'utf8').match(/^[^#\s].*$/gmu) ?? [];
const instructions = DockerfileParser.parse(text).getInstructions();

/** What follows a keyword, each time that it stands there. */
const all = (keyword: string): string[] =>
  instructions.filter((each) => each.getKeyword() === keyword).map((each) => each.getArgumentsContent() ?? '');
const wordsOf = (json: string): string[] => JSON.parse(json.slice(json.indexOf('['))) as string[];

test('the Dockerfile is one, runs as nobody special, and keeps what it keeps outside', () => {
  expect(validate(text)).toEqual([]);
  expect(all('USER')).toEqual(['node']);
  expect(all('VOLUME')).toEqual(['/data']);
  expect(all('ENV')).toEqual(['HARTA_DATA_DIR=/data']);
});

test('what it copies and runs is in the repository and in the context', () => {
  const copied = all('COPY').flatMap((each) => each.split(' ').slice(0, -1));
  const run = [...all('CMD'), ...all('HEALTHCHECK')].map((each) => wordsOf(each)[1] ?? '');
  for (const place of [...copied, ...run]) {
    expect([place, existsSync(place)]).toEqual([place, true]);
    expect(ignored).not.toContain(place);
  }
});

/** Does in a folder what the image is built by. @returns the folder that is the working one */
function built(root: string): string {
  const [app, context, data] = ['app', 'context', 'data'].map((name) => path.join(root, name)) as [
    string,
    string,
    string,
  ];
  execFileSync('git', ['clone', '--quiet', '.', context]);
  execFileSync('bash', ['-O', 'globstar', '-c', `rm -rf -- ${ignored.join(' ')}`], { cwd: context });
  mkdirSync(app);
  for (const each of instructions) {
    const said = each.getArgumentsContent() ?? '';
    if (each.getKeyword() === 'COPY') {
      const places = said.split(' ');
      const to = path.join(app, places.pop() ?? '');
      for (const place of places)
        cpSync(path.join(context, place), said.endsWith('./') ? path.join(to, place) : to, { recursive: true });
    }
    if (each.getKeyword() !== 'RUN') continue;
    const command = said
      .replace(/--mount=\S+ /u, '')
      .replaceAll('/data', data)
      .replace('node:node', '$(id -u):$(id -g)');
    execFileSync('sh', ['-c', command], { cwd: app, stdio: ['ignore', 'ignore', 'inherit'] });
  }
  return app;
}

/** Installing and building takes minutes where much else runs. */
const PATIENCE_MS = 1_200_000;

test.runIf(process.env['HARTA_SOAK'])(
  'its steps make a Harta that starts, is healthy, and writes only data',
  async () => {
    const root = mkdtempSync(path.join(tmpdir(), 'harta-image-'));
    try {
      const app = built(root);
      const env = { ...process.env, HARTA_DATA_DIR: path.join(root, 'data'), PORT: String(await freePort()) };
      const [command = '', ...args] = wordsOf(all('CMD')[0] ?? '');
      const harta = spawn(command, args, { cwd: app, env, stdio: ['ignore', 'pipe', 'inherit'] });
      let said = '';
      harta.stdout.on('data', (chunk) => (said += String(chunk)));
      await until(() => said.includes('Harta is at'), 'the start');
      const [check = '', ...of] = wordsOf(all('HEALTHCHECK')[0] ?? '');
      expect(spawnSync(check, of, { cwd: app, env }).status).toBe(0);
      const written = execFileSync('find', [app, '-type', 'f', '-newer', path.join(root, 'data/holder.json')]);
      expect(String(written)).toBe('');
      const gone = once(harta, 'exit');
      harta.kill('SIGTERM');
      expect(await gone).toEqual([0, null]);
      expect(spawnSync(check, of, { cwd: app, env }).status).toBe(1);
      expect(said).not.toMatch(/Installing|Bundling/u);
    } finally {
      rmSync(root, { recursive: true, force: true });
    }
  },
  PATIENCE_MS,
);
