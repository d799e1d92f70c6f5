import { isId } from '../../../../../domain/ids/ids.js';
import { type Language } from '../../../language/lexicon/files.js';
import { type GraphReading } from '../../../reading/GraphReading.js';
import { type AskingContext } from '../../Engine.js';
import { type Grounding } from '../marks/Grounding.js';

/** What the tools of one turn work in. None of them writes. */
export interface ToolScene {
  readonly question: string;
  readonly language: Language;
  readonly context: AskingContext;
  readonly reading: GraphReading;
  readonly grounding: Grounding;
}

/** Refuses what is no id, so that the model hears it rather than the store. */
export function needIds(ids: readonly string[]): void {
  const wrong = ids.find((id) => !isId(id));
  if (wrong !== undefined)
    throw new Error(`"${wrong.slice(0, 60)}" is no id. Search first, and use the ids that it gives.`);
}
