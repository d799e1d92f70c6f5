import { expect, type Page } from '@playwright/test';
import { ulid } from 'ulid';

import { Account } from './account';
import { Installation } from './installation';
import { keepIn, signedInStorage } from './signedInStorage';
import { type Language, textIn } from './texts';

let people = 0;

/** Someone who uses Harta in a browser, by what they see. */
export class Person {
  readonly email: string;
  readonly password = 'journey-secret';
  language: Language = 'en';

  constructor(
    readonly page: Page,
    email?: string,
  ) {
    this.email = email ?? `person${Date.now()}-${(people += 1)}@example.com`;
  }

  /** The same person at another page, such as one of another browser. */
  at(page: Page): Person {
    return new Person(page, this.email);
  }

  /** A text of the interface in the person's language. */
  text(key: string, values: Record<string, string | number> = {}): string {
    return textIn(this.language, key, values);
  }

  button(key: string, values: Record<string, string | number> = {}) {
    return this.page.getByRole('button', { name: this.text(key, values), exact: true });
  }

  /** Chooses what stands in a menu of the toolbar, as it is called in the texts; on a narrow screen the menu stands in the last one. */
  async choosesTool(menu: string, action: string): Promise<void> {
    const own = this.button(`canvas:toolMenu.${menu}`);
    const more = this.button('canvas:toolMenu.more');
    await own.or(more).first().waitFor();
    if (await own.isVisible()) await own.click();
    else {
      await more.click();
      await this.page.getByRole('menuitem', { name: this.text(`canvas:toolMenu.${menu}`) }).click();
    }
    await this.page
      .getByRole('menu')
      .getByText(this.text(`canvas:action.${action}`), { exact: true })
      .click();
  }

  /** Starts with a language and a theme, as the switches keep them. */
  async prefers(language: Language, theme: 'light' | 'dark' | 'system'): Promise<void> {
    this.language = language;
    await this.page.addInitScript(
      ([chosenLanguage, chosenTheme]) => {
        localStorage.setItem('language', chosenLanguage);
        localStorage.setItem('theme', chosenTheme);
      },
      [language, theme] as const,
    );
  }

  /**
   * Has an account and is signed in to it in this browser, before any page is open: what the form of sign-up leads to,
   * made by calls. What the browser kept before is gone.
   * @param kept how the browser keeps it
   */
  async hasAccount(kept = signedInStorage): Promise<Account> {
    const answer = await this.page.request.get('/config.json');
    const { auth } = (await answer.json()) as { auth: { apiKey: string; projectId: string } };
    const { origin } = new URL(answer.url());
    const account = (await Account.signsUp(await Installation.signUpsAt(origin, auth.projectId), this)).at(origin);
    const device = ulid();
    await account.post('/neo4j/create-user-if-not-exists', {});
    await account.post('/identity/device', { id: device, name: 'Chromium' });
    await keepIn(this.page, kept(account, auth.apiKey, device));
    return account;
  }

  /** The same, with the sample graph in the person's language. */
  async hasSample(): Promise<Account> {
    const account = await this.hasAccount();
    await account.post('/neo4j/load-sample-graph', { language: this.language });
    return account;
  }

  /** The same, with a few countries of it: enough wherever neither its size nor the rest of the world is asked about. */
  async hasFewCountries(): Promise<Account> {
    const account = await this.hasAccount();
    // The country data are read by those journeys alone that need them.
    const { fewCountries } = await import('./fewCountries');
    await account.post('/neo4j/patch', { operations: fewCountries(this.language) });
    return account;
  }

  /** Walks the form of sign-up, to the first page behind it. */
  async signsUp(): Promise<void> {
    await this.page.goto('/auth/sign-up');
    await this.page.getByLabel(this.text('auth:field.email'), { exact: true }).fill(this.email);
    await this.page.getByLabel(this.text('auth:field.password'), { exact: true }).fill(this.password);
    await this.page.getByLabel(this.text('auth:field.confirmPassword'), { exact: true }).fill(this.password);
    await this.button('auth:signUp.submit').click();
    await this.page.waitForURL(/\/dashboard\//);
  }

  async logsIn(password = this.password): Promise<void> {
    await this.page.getByLabel(this.text('auth:field.email'), { exact: true }).fill(this.email);
    await this.page.getByLabel(this.text('auth:field.password'), { exact: true }).fill(password);
    await this.button('auth:login.submit').click();
  }

  /** The canvas, once nothing is being laid out. */
  async canvas() {
    const canvas = this.page.getByTestId('graph-canvas');
    await expect(canvas).toHaveAttribute('data-layout', 'idle');
    return canvas;
  }

  async seesOnCanvas(nodes: number, relationships: number): Promise<void> {
    const canvas = this.page.getByTestId('graph-canvas');
    await expect(canvas).toHaveAttribute('data-nodes', String(nodes));
    await expect(canvas).toHaveAttribute('data-relationships', String(relationships));
  }
}
