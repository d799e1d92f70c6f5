import { writeFileSync } from 'node:fs';

import { OfflineReader } from '../../server/media/processing/offline/OfflineReader.js';
import { sameName } from '../../server/media/processing/same/sameName.js';
import { LANGUAGES, figuresOf, half, judged } from './judge/figures.js';
import { readSet, SETS } from './judge/readSet.js';
import pairs from './pairs.json' with { type: 'json' };

/** Prints the figures of both halves, and the errors of the half that may be looked at: `npx tsx tests/processing/measure.ts [file]`. */
const reader = new OfflineReader();
const all: Record<string, unknown> = {};
for (const set of SETS)
  for (const language of LANGUAGES)
    for (const heldOut of [true, false]) {
      const marked = half(readSet(language, set), heldOut);
      if (marked.length === 0) continue;
      const judgements = await judged(reader, marked);
      const figures = figuresOf(judgements);
      const which = `${set === 'set' ? '' : `${set.slice('set/'.length)} `}${language} ${heldOut ? 'held out' : 'seen'}`;
      all[which] = figures;
      const { entities, relaxed, facts } = figures;
      console.info(which, JSON.stringify({ entities, relaxed, facts }));
      if (!heldOut) for (const { errors } of judgements) console.info(errors.join('\n'));
    }
const wrong = pairs.filter(({ one, other, same }) => (sameName(one, other) !== undefined) !== same);
all['pairs right of 100'] = pairs.length - wrong.length;
console.info('pairs right', pairs.length - wrong.length);
for (const { one, other, same } of wrong) console.info(same ? 'same' : 'other', one.name, '|', other.name);
const [, , file] = process.argv;
if (file !== undefined) writeFileSync(file, `${JSON.stringify(all, undefined, 2)}\n`);
