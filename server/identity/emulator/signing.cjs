// Tokens are signed with a key of this installation, so that no part of Harta has to accept `alg: none`.
const crypto = require('node:crypto');
const path = require('node:path');

const { readIfThere, writeDurably } = require('./durableFile.cjs');

const ISSUER = 'https://securetoken.google.com/';

function newPrivateKey() {
  const { privateKey } = crypto.generateKeyPairSync('rsa', { modulusLength: 2048 });
  return privateKey.export({ type: 'pkcs8', format: 'pem' });
}

/** The installation's key, made on first use: { key, publicKey, kid, jwks }. */
function signingKey(folder) {
  const file = path.join(folder, 'signing-key.pem');
  let pem = readIfThere(file);
  if (pem === null) writeDurably(file, (pem = newPrivateKey()));
  const key = crypto.createPrivateKey(pem);
  const publicKey = crypto.createPublicKey(key);
  const jwk = publicKey.export({ format: 'jwk' });
  const thumbprint = JSON.stringify({ e: jwk.e, kty: jwk.kty, n: jwk.n });
  const kid = crypto.createHash('sha256').update(thumbprint).digest('base64url');
  return { key, publicKey, kid, jwks: { keys: [{ ...jwk, kid, alg: 'RS256', use: 'sig' }] } };
}

const isIdToken = (issuer) => String(issuer ?? '').startsWith(ISSUER);

/**
 * Makes the emulator sign its ID tokens, and believe only ID tokens that it signed itself.
 * To be called before the emulator's server is required.
 */
function signIdTokens(requireThere, { key, publicKey, kid }) {
  const jwt = requireThere('jsonwebtoken');
  const { sign, decode, verify } = jwt;
  jwt.sign = (payload, secret, options, callback) =>
    options?.algorithm === 'none' && isIdToken(options.issuer)
      ? sign(payload, key, { ...options, algorithm: 'RS256', keyid: kid }, callback)
      : sign(payload, secret, options, callback);
  // With `complete` the emulator reads its own tokens (ID and custom ones); without it, those of other providers.
  jwt.decode = (token, options) => {
    if (options?.complete !== true) return decode(token, options);
    try {
      return verify(token, publicKey, { algorithms: ['RS256'], complete: true, ignoreExpiration: true });
    } catch {
      return null;
    }
  };
}

module.exports = { signIdTokens, signingKey };
