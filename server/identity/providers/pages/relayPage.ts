import { html } from './html.js';
import { earlyScript } from './page.js';

/** The hidden frame in the application's page through which a window hands over what it came to. Nobody sees it. */
export const relayPage = html`<!doctype html>
  <html lang="en">
    <meta charset="utf-8" />
    <title>Harta</title>
    ${earlyScript('relay.js')} ${earlyScript('frames.js')}
  </html> `.text;
