import { type ProviderCall } from '../ProviderCall.js';
import { html, named } from './html.js';
import { earlyScript, moduleScript, pageText } from './page.js';
import { PAGE_TEXTS, type PageLanguage } from './pageTexts.js';

/**
 * Where a person chooses who to be at a service that is only tried out here. The fields take nothing before `trial.js` runs:
 * what is sent earlier the browser would submit itself, which the page's policy forbids, and nothing would happen.
 */
export function trialPage(call: ProviderCall, language: PageLanguage): string {
  const { trial: texts, outcome } = PAGE_TEXTS[language];
  return pageText({
    language,
    title: named(texts.title, call.providerId),
    head: html`${earlyScript('language.js')}${moduleScript('trial.js')}`,
    body: html`<p class="notice">${named(texts.notice, call.providerId)}</p>
      <section id="known" aria-labelledby="known-title" hidden>
        <h2 id="known-title">${texts.choose}</h2>
        <ul id="accounts"></ul>
        <h2>${texts.other}</h2>
      </section>
      <form id="form" novalidate data-call="${JSON.stringify(call)}">
        <fieldset id="fields" disabled>
          <label for="email">${texts.email}</label>
          <input
            id="email"
            name="email"
            type="email"
            autocomplete="email"
            maxlength="254"
            required
            aria-describedby="email-wrong"
            spellcheck="false"
            autocapitalize="none"
          />
          <p id="email-wrong" class="wrong" data-text="${texts.emailWrong}"></p>
          <label for="name">${texts.name}</label>
          <input id="name" name="name" autocomplete="name" maxlength="128" aria-describedby="name-hint" />
          <p id="name-hint" class="hint">${texts.nameHint}</p>
          <button type="submit">${texts.submit}</button>
        </fieldset>
      </form>
      <p id="refused" class="wrong" role="alert" data-text="${texts.refused}" data-lost="${outcome.lost}"></p>`,
  });
}
