import { isReason } from '../../../dialogue/pointsBack.js';
import { queryInWords } from '../../../grammar/saying/lookedFor.js';
import { idsIn } from '../../../../../domain/query/named.js';
import { type NodeId } from '../../../../contract/ids.js';
import { type Message } from '../Message.js';
import { type Reply } from '../Reply.js';

/** Says what the last answer was found by, where nothing but its reason is asked for: “why?”. */
export async function reason({ text, language, context, reading, base, wording }: Message): Promise<Reply | undefined> {
  if (!isReason(text, language)) return undefined;
  const { query } = context.earlier.at(-1) ?? {};
  const words = await wording;
  if (query !== undefined) await reading.read(idsIn(query) as NodeId[]);
  const said =
    query === undefined
      ? words.t('nothingToExplain')
      : words.t('noReason', { what: queryInWords(query, words, reading.nodes) });
  return { ...base, text: said, basis: 'none', refused: true };
}
