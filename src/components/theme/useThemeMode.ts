import { useSelector } from '@xstate/react';

import { modeOf, type ThemeMode } from '../../../machines/themeMachine';
import { themeActor } from './themeActor';

/** The mode that is drawn, with `system` resolved. */
export function useThemeMode(): ThemeMode {
  return useSelector(themeActor, modeOf);
}
