import { type Beside } from '../../../frames/Frame.js';
import { type Missing } from '../../../frames/readFrame.js';
import { type GraphReading } from '../../../reading/GraphReading.js';
import { type Wording } from '../../../texts/Wording.js';
import { type GraphAnswer } from '../GraphAnswer.js';
import { sayChangedOn, sayChanges } from './changed.js';
import { sayCompared } from './compared.js';

/** Looks up what is asked that no query says, and says it. */
export function sayBeside(asked: Beside, reading: GraphReading, wording: Wording): Promise<GraphAnswer> {
  switch (asked.kind) {
    case 'sideBySide':
      return sayCompared(asked, reading, wording);
    case 'changed':
      return sayChanges(asked, reading, wording);
    case 'changedOn':
      return sayChangedOn(asked.node, reading, wording);
  }
}

/** That there is no answer, and what is missing. */
export function sayMissing({ because, words, node }: Missing, wording: Wording): string {
  const quoted = wording.list(words.map((word) => wording.t('word', { word: wording.plain(word) })));
  if (because === 'reasoning') return wording.t('missingReasoning');
  if (because === 'future') return wording.t('missingFuture');
  if (because === 'reference') return wording.t('missingReference', { words: quoted });
  if (words.length === 0) return wording.t('missingNothing');
  if (node !== undefined) return wording.t('missingAbout', { node: wording.name(node), words: quoted });
  return wording.t('missingUnknownWords', { words: quoted });
}
