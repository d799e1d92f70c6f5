import { useApolloClient } from '@apollo/client/react';
import { useActor } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fromPromise } from 'xstate';

import { type Submission, submissionMachineOf } from '../../../../../machines/submissionMachine';
import { restFetch } from '../../../../apollo/rest';
import { useToast } from '../../../../components/toast/useToast';
import { readProfile } from '../profileCalls';
import { type ChosenPicture, chosenPicture, type PictureRefusal } from './chosenPicture';

/** A picture as base64, or null: none is to be kept. */
type Wanted = string | null;

interface Wish {
  readonly data: Wanted;
}

const keeping = submissionMachineOf<Wish>();
const ADDRESS = '/api/bigquery/user-picture';

const sent = ({ data }: Wish): Promise<Response> =>
  data === null
    ? restFetch(ADDRESS, { method: 'DELETE' })
    : restFetch(ADDRESS, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ data }),
      });

/** The uploaded picture of who is signed in: a file is chosen, cropped and kept, or the one that is kept goes. */
export function usePortrait() {
  const { t } = useTranslation('account');
  const client = useApolloClient();
  const { show } = useToast();
  const [chosen, setChosen] = useState<ChosenPicture | null>(null);
  const [refusal, setRefusal] = useState<PictureRefusal | null>(null);
  // What is said of one picture is not said of the next.
  const [isOfLast, setIsOfLast] = useState(false);
  useEffect(() => () => URL.revokeObjectURL(chosen?.url ?? ''), [chosen]);
  const [state, send] = useActor(
    keeping.provide({
      actors: {
        send: fromPromise<unknown, Submission<Wish>>(async ({ input: { content } }) => {
          await sent(content);
          // Every part of the page that shows the picture follows.
          await readProfile(client);
        }),
      },
      actions: {
        announce: ({ context: { content } }) => {
          setChosen(null);
          show({ tone: 'success', title: t(content?.data == null ? 'portrait.removed' : 'portrait.saved') });
        },
      },
    }),
  );
  return {
    chosen,
    /** Why the file that was chosen cannot be cropped; null otherwise. */
    refusal,
    isSending: state.matches('sending'),
    /** Why it was not kept, or not removed; null otherwise. */
    error: isOfLast ? null : state.context.error,
    async choose(file: File) {
      setIsOfLast(true);
      const picture = await chosenPicture(file);
      setRefusal(typeof picture === 'string' ? picture : null);
      setChosen(typeof picture === 'string' ? null : picture);
    },
    leave: () => setChosen(null),
    keep(data: Wanted) {
      setIsOfLast(false);
      setRefusal(null);
      send({ type: 'SUBMITTED', content: { data } });
    },
  };
}
