import { createActor, type EventObject, fromCallback } from 'xstate';

import { type ThemeEvent, themeMachine } from '../../../machines/themeMachine';
import { type ThemeChoice, type ThemeMode } from '../../../domain/look/look';
import { readStored, writeStored } from '../../app/storage';
import { tellChoice } from '../../settings/lookChoices';

/** Where the choice is kept; public/theme.js reads the same key. */
const THEME_KEY = 'theme';

// Absent where pages are only imitated (jsdom): light is then what the system wants.
const systemIsDark = window.matchMedia?.('(prefers-color-scheme: dark)') as MediaQueryList | undefined;

function choiceOf(stored: string | null): ThemeChoice {
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

const systemMode = (): ThemeMode => (systemIsDark?.matches ? 'dark' : 'light');

/** Tells of a choice made in another tab and of a change of the operating system's mode. */
const watch = fromCallback<EventObject, void, ThemeEvent>(({ sendBack }) => {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === THEME_KEY || key === null) sendBack({ type: 'THEME.FOLLOWED', choice: choiceOf(newValue) });
  };
  const onSystem = () => sendBack({ type: 'SYSTEM.CHANGED', mode: systemMode() });
  window.addEventListener('storage', onStorage);
  systemIsDark?.addEventListener('change', onSystem);
  return () => {
    window.removeEventListener('storage', onStorage);
    systemIsDark?.removeEventListener('change', onSystem);
  };
});

/** The theme of this page: one actor, because there is one page. */
export const themeActor = createActor(
  themeMachine.provide({
    actors: { watch },
    actions: {
      store: (_, choice) => writeStored(THEME_KEY, choice),
      tell: (_, theme) => tellChoice({ theme }),
    },
  }),
  { input: { choice: choiceOf(readStored(THEME_KEY)), systemMode: systemMode() } },
).start();
