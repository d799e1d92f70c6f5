import { type ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { type Style, type StyleChange, type StyleName, withChange } from '../../../domain/styles/style';
import { present } from '../../../domain/wire/present';
import { SetStyleDocument, StylesDocument } from '../../../graphql/generated/graph';
import { type StyleFieldsFragment, type StyleInput, type StylesQuery } from '../../../graphql/generated/types';
import { AS_IT_STANDS } from '../../apollo/reading';
import { problemCode } from '../../components/problem/problemCode';
import { useProblemText } from '../../components/problem/problemText';
import { useToast } from '../../components/toast/useToast';
import { useProject } from '../../project/project';
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

/** Changes a style as it is known here. What another window changed of it meanwhile stays, unless it is the very same. */
async function change(
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
    if (!isUntouched(wanted, known.style, now.style)) throw error;
    await send(client, projectId, name, { ...now, style: withChange(now.style, wanted) });
  }
}

/**
 * Changes how a label or type looks, one change after the other. A refusal is told in a toast; who meets another window's change sees
 * what it is now. Resolves with whether it was stored.
 */
export function useSetStyle(onChosen?: () => void): (name: StyleName, change: StyleChange) => Promise<boolean> {
  const client = useApolloClient();
  const { projectId } = useProject();
  const { show } = useToast();
  const problemText = useProblemText();
  const { t } = useTranslation('styles');
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return useCallback(
    (name, wanted) => {
      const next = last.current.then(async () => {
        try {
          await change(client, projectId, name, wanted);
          onChosen?.();
          return true;
        } catch (error) {
          show({ tone: 'error', title: t('failed', { name: name.name }), description: problemText(error) });
          return false;
        }
      });
      last.current = next;
      return next;
    },
    [client, projectId, show, problemText, t, onChosen],
  );
}
