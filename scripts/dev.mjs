// npm run dev: the backend with restart on change and the pages with hot reload, at Vite's address.
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import path from 'node:path';

import { install } from './install.mjs';

install({ withTools: true });
const { build } = await import('./build.mjs');
const { root } = await import('./build/step.mjs');
const pages = process.env.HARTA_DEV_PORT ?? '5173';
let backend;

async function restartBackend() {
  await build('server').catch((error) => console.error(error.message));
  const start = () => {
    backend = spawn(process.execPath, ['dist/server/main.js'], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, HARTA_DEV: '1', HARTA_PAGES_ORIGIN: `http://127.0.0.1:${pages}` },
    });
    backend.once('exit', () => (backend = undefined));
  };
  if (backend === undefined) return start();
  backend.once('exit', start);
  backend.kill('SIGTERM');
}

let waiting;
const later = () => {
  clearTimeout(waiting);
  waiting = setTimeout(restartBackend, 200);
};
// Of the pages only the documents of mutations are the backend's affair: it knows which operations there are.
const isOurs = (folder, name) =>
  folder === 'src' ? name.endsWith('.graphql') : !/generated|schema\.graphql|openapi\.json/.test(name);
const watchers = ['server', 'graphql', 'domain', 'src'].map((folder) =>
  watch(path.join(root, folder), { recursive: true }, (_event, name) => isOurs(folder, name ?? '') && later()),
);
await restartBackend();
const vite = spawn(
  path.join(root, 'node_modules/.bin/vite'),
  ['--host', '127.0.0.1', '--port', pages, '--strictPort'],
  { cwd: root, stdio: 'inherit', env: { HARTA_BACKEND_PORT: process.env.PORT, ...process.env } },
);
const end = () => {
  clearTimeout(waiting);
  for (const watcher of watchers) watcher.close();
  backend?.kill('SIGTERM');
  vite.kill('SIGTERM');
};
process.on('SIGINT', end).on('SIGTERM', end);
vite.once('exit', end);
