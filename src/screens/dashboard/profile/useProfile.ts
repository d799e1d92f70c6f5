import { useApolloClient } from '@apollo/client/react';
import { useActor } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fromPromise } from 'xstate';

import { type KeptProfile, type Profile, type ProfileChange } from '../../../../domain/profile/profile';
import { profileMachine } from '../../../../machines/profileMachine';
import { readDraft, writeDraft } from '../../../components/draft/draftStorage';
import { useToast } from '../../../components/toast/useToast';
import { clearProfile, readProfile, saveProfile } from './profileCalls';

/** Typed input that is not saved, with the profile that it is an edit of. */
interface ProfileDraft {
  readonly kept: KeptProfile;
  readonly wanted: Profile;
}

/** The profile of who is signed in, and everything that its form does. */
export function useProfile(uid: string) {
  const { t } = useTranslation('account');
  const client = useApolloClient();
  const toast = useToast();
  const draftKey = `profile:${uid}`;
  const [typed] = useState(() => readDraft<ProfileDraft>(draftKey) ?? null);
  const [machine] = useState(() =>
    profileMachine.provide({
      actors: {
        read: fromPromise(() => readProfile(client)),
        save: fromPromise<KeptProfile, ProfileChange>(({ input }) => saveProfile(client, input)),
        clear: fromPromise(() => clearProfile(client)),
      },
      actions: {
        announce: (_, what) => {
          writeDraft(draftKey, undefined);
          toast.show({ tone: 'success', title: t(`profile.${what}`) });
        },
      },
    }),
  );
  const [state, send] = useActor(machine, { input: { typed } });
  const { kept } = state.context;
  return {
    state,
    send,
    isFound: typed !== null,
    keep: (wanted: Profile) => kept !== null && writeDraft(draftKey, { kept, wanted } satisfies ProfileDraft),
  };
}
