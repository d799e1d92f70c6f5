// The emulator's two pages without their CDNs, and under a policy that runs no script but theirs.
const crypto = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');

const STYLE = fs.readFileSync(path.join(__dirname, 'widget.css'), 'utf8');

/** Replaces, and fails where there is nothing to replace: an upgrade of the emulator must not pass silently. */
function change(html, pattern, replacement) {
  const changed = html.replace(pattern, () => replacement);
  if (changed === html) throw new Error(`the emulator's page has changed: ${pattern} is not in it`);
  return changed;
}

const withoutCdn = (html) =>
  change(change(html, /<link href="https:[^>]*>\n?/g, ''), /<script src="https:[^>]*><\/script>/g, '');

/** GitHub does not say that an e-mail is verified; production treats it so. */
const withGitHubUnverified = (html) =>
  change(html, 'email_verified: true,', "email_verified: providerId === 'google.com',");

/** The page where a person chooses which Google or GitHub account to be. */
const chooser = (html) => change(withGitHubUnverified(withoutCdn(html)), '</style>', `${STYLE}</style>`);

/** The hidden frame that carries the answer to the page. */
const relay = (html) => change(html, 'https://apis.google.com/js/api.js', '/emulator/gapi-shim.js');

function hashes(html) {
  const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script]) => script);
  return scripts.map((script) => `'sha256-${crypto.createHash('sha256').update(script).digest('base64')}'`).join(' ');
}

const policy = (html, ancestors) =>
  [
    "default-src 'none'",
    `script-src 'self' ${hashes(html)}`,
    "style-src 'unsafe-inline'",
    "img-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${ancestors}`,
  ].join('; ');

/**
 * What to do to the answer of a path: null, or (html) => { html, policy }. `template` is the chooser before the accounts
 * are put into it: the hashes come from there, so that no account's name can bring a script.
 */
function pageRewriter(template) {
  const chooserPolicy = policy(chooser(template), "'none'");
  const pages = new Map([
    ['/emulator/auth/handler', (html) => ({ html: chooser(html), policy: chooserPolicy })],
    ['/emulator/auth/iframe', (html) => ({ html: relay(html), policy: policy(relay(html), "'self'") })],
  ]);
  return (url) => pages.get(url.split('?', 1)[0]) ?? null;
}

module.exports = { pageRewriter };
