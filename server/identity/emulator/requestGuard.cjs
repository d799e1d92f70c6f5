// What the emulator may be asked, and by whom. The official one answers every page of every site, and its
// administration asks for no password; here only the calls of a sign-in page exist.

const toolkit = (version, names) => names.map((name) => `/identitytoolkit.googleapis.com/${version}/${name}`);

const READS = new Set([
  '/emulator/gapi-shim.js',
  '/emulator/jwks.json',
  '/emulator/auth/handler',
  '/emulator/auth/iframe',
  ...toolkit('v1', ['projects', 'recaptchaParams']),
  ...toolkit('v2', ['recaptchaConfig', 'passwordPolicy']),
]);

const WRITES = new Set([
  '/securetoken.googleapis.com/v1/token',
  ...toolkit('v1', [
    'accounts:createAuthUri',
    'accounts:delete',
    'accounts:lookup',
    'accounts:resetPassword',
    'accounts:sendOobCode',
    'accounts:signInWithIdp',
    'accounts:signInWithPassword',
    'accounts:signUp',
    'accounts:update',
  ]),
]);

const METHODS = new Map([
  ['GET', READS],
  ['POST', WRITES],
]);

/**
 * A check for the given origins: null lets the request pass, else { status, text }. Host must be ours (a foreign name
 * that resolves to this machine is refused) and Origin, when sent, too.
 */
function requestGuard(origins) {
  const allowed = new Set(origins);
  const hosts = new Set(origins.map((origin) => new URL(origin).host));
  return (request) => {
    const { host, origin } = request.headers;
    if (!hosts.has(host) || (origin !== undefined && !allowed.has(origin))) return { status: 403, text: 'forbidden' };
    const [path] = request.url.split('?', 1);
    if (METHODS.get(request.method)?.has(path) !== true) return { status: 404, text: 'not found' };
    return null;
  };
}

module.exports = { requestGuard };
