// The official Auth emulator's own code, alone and in one process, as the oracle of our identity service.
// Started with fork; sends { port } when it listens on loopback, and ends with its parent.
const http = require('node:http');
const { createRequire } = require('node:module');

const PROJECT = 'demo-local';
const NO_WARNING = 1;
const requireThere = createRequire(require.resolve('firebase-tools/package.json'));

// It compiles a validator for each of its ~100 operations at start (8 s); its library can do so on first use.
const exegesis = requireThere('exegesis-express');
const { middleware } = exegesis;
exegesis.middleware = (specification, options) =>
  middleware(specification, { ...options, lazyCompileValidationSchemas: true });

async function start() {
  requireThere('./lib/logger.js').logger.silent = true;
  const { createApp } = requireThere('./lib/emulator/auth/server.js');
  const { AgentProjectState } = requireThere('./lib/emulator/auth/state.js');
  const state = new AgentProjectState(PROJECT);
  state.enableImprovedEmailPrivacy = true; // as projects have it since September 2023
  const app = await createApp(PROJECT, NO_WARNING, new Map([[PROJECT, state]]));
  const server = http.createServer(app).listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
}

process.on('disconnect', () => process.exit(0));
void start();
