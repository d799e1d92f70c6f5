import { type ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useActor } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { fromPromise } from 'xstate';

import { FaqAnswersDocument } from '../../../../graphql/generated/help';
import { type FaqAnswer, type FaqRequest, helpMachine } from '../../../../machines/helpMachine';
import { useLanguage } from '../../../app/i18n/useLanguage';

/**
 * The questions that a text finds, best first, or all of them; kept by the client, since they change with the program only.
 * @throws what the client throws when the backend refuses or does not answer
 */
async function loadAnswers(client: ApolloClient, { language, text }: FaqRequest): Promise<readonly FaqAnswer[]> {
  const variables = text === '' ? { language } : { language, text };
  const { data } = await client.query({ query: FaqAnswersDocument, variables });
  if (!data?.faqAnswers) throw new Error('The backend gave no answers');
  return data.faqAnswers.items;
}

/** The help center of this page. The address names the question that was opened last, so that it can be passed on. */
export function useHelp() {
  const client = useApolloClient();
  const language = useLanguage();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const key = hash.slice(1);
  /** What the address says already: by the link that led here, or because it was opened here. */
  const named = useRef(key);
  const [machine] = useState(() =>
    helpMachine.provide({
      actors: { load: fromPromise<readonly FaqAnswer[], FaqRequest>(({ input }) => loadAnswers(client, input)) },
    }),
  );
  const [snapshot, send] = useActor(machine, { input: { language, wanted: key === '' ? null : key } });
  useEffect(() => send({ type: 'LANGUAGE.CHANGED', language }), [send, language]);
  useEffect(() => {
    if (named.current === key) return;
    named.current = key;
    if (key !== '') send({ type: 'LINKED', key });
  }, [send, key]);
  const toggle = (question: string) => {
    send({ type: 'SWITCHED', key: question });
    if (snapshot.context.open.includes(question)) return;
    named.current = question;
    void navigate({ hash: question }, { replace: true, preventScrollReset: true });
  };
  return { snapshot, send, toggle };
}

/** See {@link useHelp}. */
export type Help = ReturnType<typeof useHelp>;
