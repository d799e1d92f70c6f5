import { brought } from '../personalFiles/rows.js';
import { about, en, is, NOTHING, says } from '../Gold.js';
import { mean, most, mostCounted, those, worldOf } from '../ownTables/rows.js';
import { totals } from '../ownFiles/rows.js';
import { publicJson } from './rows.js';

interface Emoji {
  readonly label: string;
  readonly hexcode: string;
  readonly tags: readonly string[];
  readonly emoji: string;
  readonly version: number;
}

const emojis = publicJson('emoji.json') as readonly Emoji[];
const labels = (all: readonly Emoji[]) => all.map(({ label }) => label);
const tagged = (...tags: readonly string[]) =>
  labels(emojis.filter((one) => tags.every((tag) => one.tags.includes(tag))));
const the = (label: string) => emojis.find((one) => one.label === label);
const tags = emojis.flatMap((one) => one.tags);
const inVersion = (version: number) => emojis.filter((one) => one.version === version);

/** Emojis of food and drink, each with a list of tags. */
export const foodEmojis = brought('foodEmojis', 'en', ['emoji.json'], worldOf({ label: labels(emojis), tags }), [
  en('how many emojis are there', () => says(emojis.length)),
  en('Which emojis are tagged breakfast?', those(...tagged('breakfast')), 'tags'),
  en('what tags does pizza have?', those(...(the('pizza')?.tags ?? [])), 'tags'),
  en('emoji with the most tags', those(...labels(most(emojis, (one) => one.tags.length))), 'tags'),
  en('newest emojis', those(...labels(inVersion(Math.max(...emojis.map(({ version }) => version))))), 'version'),
  en(
    'which tag is used most often?',
    those(
      ...mostCounted(
        totals(
          tags,
          (one) => one,
          () => 1,
        ),
      ),
    ),
    'tags',
  ),
  en('hexcode of pizza', () => says(the('pizza')?.hexcode ?? ''), 'hexcode'),
  en('is there an emoji for sushi', () => is(the('sushi') !== undefined), 'label'),
  en('how many of them came with version 12', () => says(inVersion(12).length), 'version'),
  en('which ones have both drink and bar as tags', those(...tagged('drink', 'bar')), 'tags'),
  en('how many tags does an emoji have on average', () => about(mean(emojis.map((one) => one.tags.length))), 'tags'),
  en('number of fruit emojis', () => says(tagged('fruit').length), 'tags'),
  en('What is 1F32E?', those(...labels(emojis.filter(({ hexcode }) => hexcode === '1F32E'))), 'hexcode'),
  en('which vegetables are also fruit', those(...tagged('vegetable', 'fruit')), 'tags'),
  en('Which version is the croissant from?', () => says(the('croissant')?.version ?? NaN), 'version'),
  en('Who designed the avocado emoji?', NOTHING),
  en('how many calories are in a croissant', NOTHING),
  en('how often is the pizza emoji sent', NOTHING),
]);
