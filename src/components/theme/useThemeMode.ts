import { useSelector } from '@xstate/react';

import { type ThemeChoice, type ThemeMode } from '../../../domain/look/look';
import { modeOf } from '../../../machines/themeMachine';
import { themeActor } from './themeActor';

/** What the person chose (`system` stays `system`), and how to choose another. */
export function useThemeChoice(): [ThemeChoice, (choice: ThemeChoice) => void] {
  const choice = useSelector(themeActor, (snapshot) => snapshot.context.choice);
  return [choice, (next) => themeActor.send({ type: 'THEME.CHOSEN', choice: next })];
}

/** The mode that is drawn, with `system` resolved. */
export function useThemeMode(): ThemeMode {
  return useSelector(themeActor, modeOf);
}
