import { type ApolloClient } from '@apollo/client';

import { type Style, type StyleChange, type StyleName, withChange } from '../../../domain/styles/style';
import { rebasedWords, type WordsTaken } from '../../../domain/styles/typeWords';
import { present } from '../../../domain/wire/present';
import { SetStyleDocument, StylesDocument } from '../../../graphql/generated/graph';
import { type StyleFieldsFragment, type StyleInput, type StylesQuery } from '../../../graphql/generated/types';
import { AS_IT_STANDS } from '../../apollo/reading';
import { problemCode } from '../../components/problem/problemCode';
import { required } from '../calls/required';

/** The style of a label or type as one window knows it. */
interface Known {
  readonly version: number;
  readonly style: Style;
}

const isOf =
  ({ kind, name }: StyleName) =>
  (entry: StyleFieldsFragment): boolean =>
    entry.kind === kind && entry.name === name;

function knownIn(data: StylesQuery | null | undefined, name: StyleName): Known {
  const found = data?.styles?.items.find(isOf(name));
  return found === undefined ? { version: 0, style: {} } : present(found);
}

/** Whether what a change is about is still as it was known: then it is no conflict. */
const isUntouched = (change: StyleChange, before: Style, now: Style): boolean =>
  (Object.keys(change) as (keyof Style)[]).every(
    (field) => JSON.stringify(before[field]) === JSON.stringify(now[field]),
  );

/** Asks the store for a style, and keeps what it answers among those that are shown. */
async function send(
  client: ApolloClient,
  projectId: string | undefined,
  name: StyleName,
  { version, style }: Known,
): Promise<void> {
  await client.mutate({
    mutation: SetStyleDocument,
    variables: { input: { projectId, kind: name.kind, name: name.name, version, style: style as StyleInput } },
    update: (cache, { data }) => {
      const { entry } = required(data?.setStyle);
      cache.updateQuery({ query: StylesDocument, variables: { projectId } }, (known) => {
        if (known?.styles == null) return undefined;
        const others = known.styles.items.filter((one) => !isOf(name)(one));
        return { ...known, styles: { ...known.styles, items: [...others, ...(entry.version > 0 ? [entry] : [])] } };
      });
    },
  });
}

/** Words that another window gave in the same language meanwhile, beside those that were to be given here. */
export class WordsConflict extends Error {
  constructor(readonly taken: WordsTaken) {
    super('Another window gave other words');
  }
}

/** What is to be changed of a style that changed meanwhile; undefined where both changed the very same. */
function rebased(wanted: StyleChange, before: Style, now: Style): StyleChange | undefined {
  const { words: _words, wordsIn: _wordsIn, ...others } = wanted;
  if (!isUntouched(others, before, now)) return undefined;
  if (!('wordsIn' in wanted)) return wanted;
  const words = rebasedWords(wanted, before, now);
  if ('theirs' in words) throw new WordsConflict(words);
  return { ...others, ...words };
}

/**
 * Changes a style as it is known here. What another window changed of it meanwhile stays, words in another language too, unless it is
 * the very same. Throws what the store refuses, and `WordsConflict`.
 */
export async function changeStyle(
  client: ApolloClient,
  projectId: string | undefined,
  name: StyleName,
  wanted: StyleChange,
): Promise<void> {
  const known = knownIn(client.readQuery({ query: StylesDocument, variables: { projectId } }), name);
  try {
    await send(client, projectId, name, { ...known, style: withChange(known.style, wanted) });
  } catch (error) {
    if (problemCode(error) !== 'VERSION_CONFLICT') throw error;
    const { data } = await client.query({ query: StylesDocument, variables: { projectId }, ...AS_IT_STANDS });
    const now = knownIn(data, name);
    const again = rebased(wanted, known.style, now.style);
    if (again === undefined) throw error;
    await send(client, projectId, name, { ...now, style: withChange(now.style, again) });
  }
}
