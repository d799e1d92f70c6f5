import { createInstance } from 'i18next';
import { expect, test } from 'vitest';

import english from '../../../locales/en/changes.json';
import { restyledText, type RestyledName } from './lookText';
import { type Saying } from './saying';

const texts = createInstance();
await texts.init({
  resources: { en: { changes: english } },
  defaultNS: 'changes',
  interpolation: { escapeValue: false },
});
const saying = {
  t: texts.getFixedT('en', 'changes'),
  language: 'en',
  valueText: String,
  testText: (asked: string) => (asked === 'atLeast' ? 'is at least' : asked),
} as unknown as Saying;

const large = { property: 'population', test: 'atLeast', value: '5000', colour: 'red' };
const changed = (rulesBefore: object[], rulesAfter: object[]) =>
  ({ kind: 'label', name: 'Country', changed: ['rules'], rulesBefore, rulesAfter }) as unknown as RestyledName;

test.each([
  ['a new rule', changed([], [large]), 'added the rule “population is at least 5000” for Country'],
  ['one that went', changed([large], []), 'removed the rule “population is at least 5000” for Country'],
  [
    'one that looks otherwise',
    changed([large], [{ ...large, colour: 'blue' }]),
    'changed the rule “population is at least 5000” for Country',
  ],
  [
    'another caption',
    { kind: 'label', name: 'Country', changed: ['caption'], captionAfter: '{name}, {year}' } as RestyledName,
    'changed the caption of Country to {name}, {year}',
  ],
  [
    'a change of which nothing more is known',
    { kind: 'label', name: 'Country', changed: ['rules'] } as RestyledName,
    'changed the rules of Country',
  ],
])('%s is told by what it is', (_what, restyled, said) => {
  expect(restyledText(restyled, saying)).toBe(said);
});
