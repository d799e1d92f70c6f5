import { type ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useActorRef } from '@xstate/react';
import i18next from 'i18next';
import { useState } from 'react';
import { type EventObject, fromCallback, fromPromise } from 'xstate';

import { ProjectsDocument } from '../../graphql/generated/project';
import { type Look, type Looks } from '../../domain/look/look';
import { type SettingsEvent, settingsMachine } from '../../machines/settingsMachine';
import { takeOverLanguage } from '../app/i18n/i18n';
import { isLanguage, LANGUAGES } from '../app/i18n/languages';
import { shapeNow, takeShape } from '../components/theme/shape';
import { themeActor } from '../components/theme/themeActor';
import { noteSent, onChoice, unsentChoices } from './lookChoices';
import { updateSettings } from './updateSettings';

const watch = fromCallback<EventObject, void, SettingsEvent>(({ sendBack }) => {
  const stop = onChoice((change) => sendBack({ type: 'LOOK.CHOSEN', change }));
  const connected = () => sendBack({ type: 'CONNECTION.CAME' });
  window.addEventListener('online', connected);
  return () => {
    stop();
    window.removeEventListener('online', connected);
  };
});

const lookHere = (): Look => ({
  theme: themeActor.getSnapshot().context.choice,
  language: isLanguage(i18next.language) ? i18next.language : LANGUAGES[0],
  ...shapeNow(),
});

/** The settings come with the projects, which every page of the dashboard asks for: this adds no request. */
async function readLooks(client: ApolloClient): Promise<Looks> {
  const { data } = await client.query({ query: ProjectsDocument });
  if (!data?.settings) throw new Error('The settings could not be read');
  const { theme, language, density, motion, version } = data.settings;
  return { here: lookHere(), kept: version === 0 ? null : { theme, language, density, motion } };
}

async function sendLook(client: ApolloClient, change: Partial<Look>): Promise<Partial<Look>> {
  await updateSettings(client, change);
  return change;
}

function takeOver({ theme, language, ...shape }: Partial<Look>): void {
  takeShape(shape);
  if (theme !== undefined) themeActor.send({ type: 'THEME.TAKEN', choice: theme });
  // A language whose texts cannot be loaded now is taken over at the next visit.
  if (language !== undefined) takeOverLanguage(language).catch(() => undefined);
}

/** Keeps the look of this page and the settings of who is signed in alike; mount it anew for another person. */
export function SettingsInStep() {
  const client = useApolloClient();
  const [machine] = useState(() =>
    settingsMachine.provide({
      actors: {
        watch,
        read: fromPromise(() => readLooks(client)),
        send: fromPromise<Partial<Look>, Partial<Look>>(({ input }) => sendLook(client, input)),
      },
      actions: {
        takeOver: (_, look) => takeOver(look),
        storeSent: (_, sent) => noteSent(sent),
      },
    }),
  );
  useActorRef(machine, { input: { unsent: unsentChoices() } });
  return null;
}
