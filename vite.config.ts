import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const backend = `http://127.0.0.1:${process.env['HARTA_BACKEND_PORT'] ?? '4300'}`;

/** What the backend answers; everything else is the single-page application. */
const backendPaths = [
  '/api',
  '^/graphql(?:\\?.*)?$', // the operation endpoint, not the folder of generated documents
  '/config.json',
  '/emulator',
  '/identitytoolkit.googleapis.com',
  '/securetoken.googleapis.com',
  '/www.googleapis.com',
  '/mailbox',
];

export default defineConfig({
  plugins: [react()],
  build: { outDir: 'dist/web', manifest: true, sourcemap: true, chunkSizeWarningLimit: 600 },
  server: {
    // Host and Origin go through unchanged: the sign-in service refuses foreign ones.
    proxy: {
      ...Object.fromEntries(backendPaths.map((path) => [path, { target: backend, changeOrigin: false }])),
      '/users-socket': { target: backend, changeOrigin: false, ws: true },
    },
  },
});
