import { loadTextsOf } from '../../app/i18n/i18n';

/** The form that teaches from an answer, with the words that it shares with the page about train examples. */
export async function loadTeachDrawer() {
  const [{ TeachDrawer }] = await Promise.all([import('./TeachDrawer'), loadTextsOf('teaching')]);
  return TeachDrawer;
}
