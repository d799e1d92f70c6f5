// The official Auth emulator's own code as one small process: durable accounts, signed tokens, no CDN, loopback only.
// Started by startAuthEmulator.ts as `authEmulator.cjs {folder, projectId, origins, port}`.
const fs = require('node:fs');
const http = require('node:http');
const { createRequire } = require('node:module');
const path = require('node:path');

const { keepAccounts } = require('./accounts.cjs');
const { privateFolder } = require('./durableFile.cjs');
const { compileValidatorsLazily } = require('./lazyValidation.cjs');
const { watchOutbox } = require('./outbox.cjs');
const { pageRewriter } = require('./pages.cjs');
const { requestGuard } = require('./requestGuard.cjs');
const { signIdTokens, signingKey } = require('./signing.cjs');

const SINGLE_PROJECT_OR_ERROR = 2;
const settings = JSON.parse(process.argv[2]);
const requireThere = createRequire(require.resolve('firebase-tools/package.json'));
const shim = fs.readFileSync(path.join(__dirname, 'gapi-shim.js'), 'utf8');

/** An answer must not leave before what it promises is on disk; when that fails, none leaves and the process ends. */
function saveBeforeAnswering(response, save) {
  const { writeHead } = response;
  response.writeHead = function (...parts) {
    try {
      save();
    } catch (error) {
      console.error(`cannot keep the accounts: ${error.message}`);
      process.exit(1);
    }
    return writeHead.apply(this, parts);
  };
}

function rewriteAnswer(response, rewrite) {
  const { end } = response;
  response.end = function (body, ...rest) {
    if (typeof body !== 'string' || this.statusCode !== 200) return end.call(this, body, ...rest);
    const page = rewrite(body);
    this.setHeader('content-security-policy', page.policy);
    return end.call(this, page.html, ...rest);
  };
}

const answer = (response, status, type, text) =>
  response
    .writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'x-content-type-options': 'nosniff' })
    .end(text);

function ownAnswers(jwks) {
  return new Map([
    ['/emulator/gapi-shim.js', (response) => answer(response, 200, 'text/javascript', shim)],
    ['/emulator/jwks.json', (response) => answer(response, 200, 'application/json', JSON.stringify(jwks))],
  ]);
}

async function start() {
  const folder = privateFolder(settings.folder);
  const key = signingKey(folder);
  compileValidatorsLazily(requireThere);
  signIdTokens(requireThere, key);
  requireThere('./lib/logger.js').logger.silent = true;
  const { createApp } = requireThere('./lib/emulator/auth/server.js');
  const { AgentProjectState } = requireThere('./lib/emulator/auth/state.js');
  const { WIDGET_UI } = requireThere('./lib/emulator/auth/widget_ui.js');

  const state = new AgentProjectState(settings.projectId);
  state.enableImprovedEmailPrivacy = true;
  const outbox = watchOutbox(state);
  const save = keepAccounts(folder, state, outbox);
  const app = await createApp(settings.projectId, SINGLE_PROJECT_OR_ERROR, new Map([[settings.projectId, state]]));

  const own = ownAnswers(key.jwks);
  const rewriterOf = pageRewriter(WIDGET_UI);
  let guard = requestGuard(settings.origins);
  const server = http.createServer((request, response) => {
    const refusal = guard(request);
    if (refusal !== null) return answer(response, refusal.status, 'text/plain', refusal.text);
    const ownAnswer = own.get(request.url.split('?', 1)[0]);
    if (ownAnswer !== undefined) return ownAnswer(response);
    // `Bearer owner` makes an administrator of whoever sends it
    delete request.headers.authorization;
    const rewrite = rewriterOf(request.url);
    if (rewrite !== null) rewriteAnswer(response, rewrite);
    saveBeforeAnswering(response, save);
    app(request, response);
  });
  server.on('error', fail);
  server.listen(settings.port, '127.0.0.1', () => {
    const { port } = server.address();
    guard = requestGuard([...settings.origins, `http://127.0.0.1:${port}`]);
    process.send({ type: 'ready', port });
  });
  process.on('message', ({ type, id }) => {
    if (type === 'mails') process.send({ type: 'mails', id, mails: outbox.list() });
  });
}

function fail(error) {
  console.error(error.message);
  process.exit(1);
}

process.on('disconnect', () => process.exit(0)); // the parent is gone: leave no orphan
process.on('SIGINT', () => {}); // Ctrl-C reaches both; the parent decides when this process ends
start().catch(fail);
