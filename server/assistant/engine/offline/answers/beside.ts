import { type Beside } from '../../../frames/Frame.js';
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
