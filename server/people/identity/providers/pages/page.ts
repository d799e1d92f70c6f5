import { html, type Html } from './html.js';
import { type PageLanguage } from './pageTexts.js';

/** Where the Firebase client expects the pages of a sign-in, and we put their files. */
export const PAGES_PATH = '/emulator/auth/';

/** One window of a sign-in. Its scripts are files: none stands in the page. */
interface Page {
  readonly language: PageLanguage;
  readonly title: string;
  readonly head: Html;
  readonly body: Html;
}

/** A file of `browser/` that runs as soon as it is met, before anything is drawn. */
export const earlyScript = (file: string): Html => html`<script src="${PAGES_PATH}${file}"></script>`;
/** A file of `browser/` that runs once the page is there. */
export const moduleScript = (file: string): Html => html`<script type="module" src="${PAGES_PATH}${file}"></script>`;

/** The page as text, in the theme that the application has in this browser. */
export const pageText = ({ language, title, head, body }: Page): string =>
  html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} · Harta</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <script src="/theme.js"></script>
        <link rel="stylesheet" href="${PAGES_PATH}pages.css" />
        ${head}
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html> `.text;
