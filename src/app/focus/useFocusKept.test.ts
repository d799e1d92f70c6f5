// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { keepFocus } from './useFocusKept';

let end: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  document.body.innerHTML = `
    <main>
      <h1>Settings</h1>
      <section><h2>Tokens</h2><ul><li><button id="revoke">Revoke</button></li></ul></section>
      <section><h2>New token</h2><form><input id="name" /><button id="make">Make</button></form></section>
    </main>`;
  end = keepFocus();
});
afterEach(() => {
  end();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const by = (id: string) => document.getElementById(id) as HTMLButtonElement;
const focused = () => document.activeElement?.id || document.activeElement?.textContent;
const settled = () => vi.advanceTimersByTimeAsync(2_000);

/** A dialogue over the page, with a button that has the focus at once. */
function openDialog(): HTMLElement {
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  dialog.innerHTML = '<h2>Revoke it?</h2><input id="typed" /><button id="close">Close</button>';
  document.body.append(dialog);
  by('typed').focus();
  by('close').focus();
  return dialog;
}

describe('the focus', () => {
  it('is at the heading of the part that what had it has gone from', async () => {
    by('revoke').focus();
    by('revoke').closest('ul')?.remove();
    await settled();
    expect(focused()).toBe('Tokens');
  });

  it('is at the heading of the page where the part has gone too', async () => {
    by('revoke').focus();
    by('revoke').closest('section')?.remove();
    await settled();
    expect(focused()).toBe('Settings');
  });

  it('is back on what a dialogue was opened from, once that is closed', async () => {
    by('revoke').focus();
    openDialog().remove();
    await settled();
    expect(focused()).toBe('revoke');
  });

  it('is at the heading where what the dialogue was opened from was deleted by it, before or after it closed', async () => {
    by('revoke').focus();
    const dialog = openDialog();
    by('revoke').remove();
    dialog.remove();
    await settled();
    expect(focused()).toBe('Tokens');
    by('make').focus();
    openDialog().remove();
    await settled();
    by('make').remove();
    await settled();
    expect(focused()).toBe('New token');
  });

  it('is back on a field that was out of use while its form was sent, and leaves one that stays so', async () => {
    by('name').focus();
    // Browsers take the focus from what is disabled; jsdom does not.
    by('name').blur();
    by('name').disabled = true;
    await vi.advanceTimersByTimeAsync(500);
    expect(document.activeElement).toBe(document.body);
    by('name').disabled = false;
    await settled();
    expect(focused()).toBe('name');
    by('name').blur();
    by('name').disabled = true;
    await settled();
    expect(focused()).toBe('New token');
  });

  it('stays where it was put by whoever takes care of it', async () => {
    by('revoke').focus();
    by('revoke').remove();
    by('make').focus();
    await settled();
    expect(focused()).toBe('make');
  });

  it('stays nowhere when it was left by a press beside everything, whatever goes then', async () => {
    by('revoke').focus();
    by('revoke').blur();
    await settled();
    by('revoke').remove();
    await settled();
    expect(document.activeElement).toBe(document.body);
  });
});
