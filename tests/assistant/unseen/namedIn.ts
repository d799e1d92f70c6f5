import { severalOfLabel } from '../../../domain/styles/plurals.js';
import { saidLabel, saidName } from '../../../domain/styles/typeWords.js';
import { type Query } from '../../../domain/query/Query.js';
import { idsIn } from '../../../domain/query/named.js';
import { type NodeId } from '../../../server/contract/ids.js';
import { type GraphReading } from '../../../server/assistant/reading/GraphReading.js';
import { type Language, LANGUAGES } from '../graphs/Language.js';
import { says } from '../judge/phrases.js';
import { type Said } from '../truth/Truth.js';

/** Of more nodes in one place only the first are named. */
const NAMED = 5;
/** Where values stand in a query. */
const VALUES: readonly string[] = ['value', 'from', 'to'];
const UNIT = /\s*\([^)]*\)$/u;
const YEAR_OF_DATE = /^(\d{4})-\d\d(?:-\d\d)?$/u;

/** What a query holds that a sentence about it has to name, each in one of its forms: labels as they are called, properties, values. */
function* heldIn(part: unknown, { called, language }: GraphWords): Generator<readonly Said[]> {
  if (typeof part !== 'object' || part === null) return;
  for (const [key, value] of Object.entries(part)) {
    if (key === 'label') {
      const { one = '', several = '' } = called.labels.get(String(value))?.[language] ?? {};
      // What is asked half in another language is answered in that.
      const own = LANGUAGES.map((each) => severalOfLabel(String(value), undefined, each));
      yield [saidLabel(String(value)), ...own, one, several].filter((said) => said !== '');
    } else if (key === 'property' || key === 'properties')
      yield* [value].flat().map((name) => [saidName(String(name)).replace(UNIT, '')]);
    else if (VALUES.includes(key) && typeof value === 'number') yield [value];
    else if (VALUES.includes(key) && typeof value === 'string') yield [YEAR_OF_DATE.exec(value)?.[1] ?? value];
    yield* heldIn(value, { called, language });
  }
}

/** How a graph is spoken of. */
interface GraphWords {
  readonly called: GraphReading['called'];
  readonly language: Language;
}

/** Whether a text names all that a query looks for: its labels, its properties, its values and its nodes. */
export async function isNamedIn(
  text: string,
  query: Query,
  reading: GraphReading,
  language: Language,
): Promise<boolean> {
  const called = await reading.said();
  const nodes = await reading.read(idsIn(query).slice(0, NAMED) as NodeId[]);
  const held = [...heldIn(query, { called, language }), ...nodes.map((node) => [reading.nameOf(node)])];
  return held.every((forms) => forms.some((one) => says(text, one, language)));
}
