import { type ApolloClient } from '@apollo/client';
import { expect, test } from 'vitest';

import { wordsChange } from '../../../domain/styles/typeWords';
import { type Style } from '../../../domain/styles/style';
import { changeStyle, WordsConflict } from './changeStyle';

const TYPE = { kind: 'type', name: 'FLIES_TO' } as const;

/** A store of one style that any number of windows change, each as it knows it. */
function storeOf(style: Style) {
  let stored = { version: 1, style };
  const all = () => ({ styles: { items: [{ ...TYPE, ...stored }] } });
  const openWindow = () => {
    let known = all();
    const mutate = async ({ variables: { input } }: { variables: { input: typeof stored } }) => {
      if (input.version !== stored.version) throw Object.assign(new Error('refused'), { code: 'VERSION_CONFLICT' });
      stored = { version: stored.version + 1, style: input.style };
      known = all();
    };
    const query = async () => ({ data: (known = all()) });
    const client = { readQuery: () => known, query, mutate } as unknown as ApolloClient; // all of it that is asked
    return (language: 'en' | 'ro', words: string) =>
      changeStyle(client, 'P', TYPE, wordsChange(known.styles.items[0]?.style ?? {}, language, words));
  };
  return { openWindow, words: () => stored.style.wordsIn };
}

test('two windows give words in a language each: both stay', async () => {
  const { openWindow, words } = storeOf({ wordsIn: { en: 'goes to', ro: 'merge la' } });
  const [one, other] = [openWindow(), openWindow()];
  await one('en', 'flies to');
  await other('ro', 'zboară la');
  expect(words()).toEqual({ en: 'flies to', ro: 'zboară la' });
});

test('two windows give the first words in a language each: both stay', async () => {
  const { openWindow, words } = storeOf({});
  const [one, other] = [openWindow(), openWindow()];
  await one('en', 'flies to');
  await other('ro', 'zboară la');
  expect(words()).toEqual({ en: 'flies to', ro: 'zboară la' });
});

test('two windows give words in the same language: the second is told both, and may write its own again', async () => {
  const { openWindow, words } = storeOf({});
  const [one, other] = [openWindow(), openWindow()];
  await one('en', 'flies to');
  await expect(other('en', 'goes to')).rejects.toEqual(new WordsConflict({ mine: 'goes to', theirs: 'flies to' }));
  expect(words()).toEqual({ en: 'flies to' });
  await other('en', 'goes to');
  expect(words()).toEqual({ en: 'goes to' });
});
