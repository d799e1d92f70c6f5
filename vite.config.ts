import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';

import { sharedChunks } from './scripts/build/sharedChunks.ts';

const backend = `http://127.0.0.1:${process.env['HARTA_BACKEND_PORT'] ?? '4300'}`;

/** What the backend answers; everything else is the single-page application. */
const backendPaths = [
  '/api',
  '^/graphql(?:\\?.*)?$', // the operation endpoint, not the folder of generated documents
  '/config.json',
  '/emulator',
  '/auth/callback',
  '/identitytoolkit.googleapis.com',
  '/securetoken.googleapis.com',
  '/www.googleapis.com',
  '/mailbox',
];

const config = {
  plugins: [react()],
  // A worker loads of its parts what it is asked for.
  worker: { format: 'es' },
  build: {
    outDir: 'dist/web',
    manifest: true,
    sourcemap: true,
    chunkSizeWarningLimit: 600,
    // All styles are 17 KB when packed: as a file for each chunk, a page fetches fifteen of them.
    cssCodeSplit: false,
    // Ant Design's parts do nothing on being imported, but only some of their packages say so: without this, the context
    // of a form brings the whole form with its validator to every page that has a menu.
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: /node_modules\/@rc-component\//, sideEffects: false }] },
    },
  },
  server: {
    // Host and Origin go through unchanged: the sign-in service refuses foreign ones.
    proxy: {
      ...Object.fromEntries(backendPaths.map((path) => [path, { target: backend, changeOrigin: false }])),
      '/users-socket': { target: backend, changeOrigin: false, ws: true },
    },
  },
} satisfies UserConfig;

export default defineConfig(async ({ command }) => {
  if (command !== 'build') return config;
  const { build } = config;
  const output = await sharedChunks(config);
  return { ...config, build: { ...build, rolldownOptions: { ...build.rolldownOptions, output } } };
});
