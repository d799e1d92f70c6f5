import { html, type Html } from '../../../identity/providers/pages/html.js';
import { type CardName, isCardName, TEST_CARDS } from '../billing/cards.js';
import { type PageLanguage, SANDBOX_TEXTS } from './pageTexts.js';

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif; background: Canvas; color: CanvasText; --main: light-dark(#1d4ed8, #8ab4ff); }
a { color: var(--main); }
body { margin: 0 auto; max-width: 40rem; padding: 1.5rem 1rem 4rem; overflow-wrap: anywhere; }
header { display: flex; flex-wrap: wrap; gap: .5rem 1rem; justify-content: space-between; align-items: center; }
.badge { background: #8a4b00; color: #fff; border-radius: .4rem; padding: .1rem .6rem; font-weight: 600; }
.notice, [role=alert] { border: 1px solid GrayText; border-left: .4rem solid #8a4b00; border-radius: .5rem; padding: .6rem 1rem; }
h1 { font-size: 1.6rem; line-height: 1.25; } h2 { font-size: 1.2rem; margin-top: 2rem; }
fieldset { border: 1px solid GrayText; border-radius: .75rem; padding: .75rem 1rem; margin: 1rem 0; }
label { display: flex; gap: .6rem; align-items: baseline; padding: .4rem 0; }
code { white-space: nowrap; }
button { font: inherit; padding: .5rem 1.1rem; border-radius: .5rem; border: 1px solid GrayText; min-height: 2.75rem; margin: .25rem .5rem .25rem 0; cursor: pointer; }
button.main { background: #1d4ed8; border-color: #1d4ed8; color: #fff; }
:focus-visible { outline: 3px solid var(--main); outline-offset: 2px; }
table { border-collapse: collapse; width: 100%; } th, td { text-align: start; padding: .35rem .5rem .35rem 0; border-bottom: 1px solid GrayText; }
.wide { overflow-x: auto; }
`;

/** One page of the sandbox. */
interface Page {
  readonly language: PageLanguage;
  readonly title: string;
  readonly body: Html;
}

/** The page as text: without scripts, and labelled as what it is. */
export function pageText({ language, title, body }: Page): string {
  const { badge, notice, otherLanguage } = SANDBOX_TEXTS[language];
  const other = language === 'en' ? 'ro' : 'en';
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · Harta</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <style>
          ${STYLE}
        </style>
      </head>
      <body>
        <header>
          <span class="badge">${badge}</span
          ><a href="?lang=${other}" lang="${other}" hreflang="${other}">${otherLanguage}</a>
        </header>
        <main>
          <h1>${title}</h1>
          <p class="notice">${notice}</p>
          ${body}
        </main>
      </body>
    </html> `.text;
}

/** The test cards, one of them chosen. */
export function cardChoice(language: PageLanguage, legend: string, chosen: CardName): Html {
  const names = Object.keys(TEST_CARDS).filter(isCardName);
  const options = names.map(
    (name) =>
      html`<label
        ><input type="radio" name="card" value="${name}" ${name === chosen ? html`checked` : html``} /><span
          ><code>${TEST_CARDS[name].number}</code> ${SANDBOX_TEXTS[language].cards[name]}</span
        ></label
      >`,
  );
  return html`<fieldset>
    <legend>${legend}</legend>
    ${options}
  </fieldset>`;
}

/** What proves that a form is a page's own. */
export const formToken = (token: string): Html => html`<input type="hidden" name="token" value="${token}" />`;

/** An amount as the language writes it. */
export const money = (language: PageLanguage, amount: number, currency: string): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency }).format(amount / 100);

/** A day as the language writes it. */
export const day = (language: PageLanguage, second: number): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(second * 1000);
