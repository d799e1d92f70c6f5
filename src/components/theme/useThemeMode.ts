import { useSelector } from '@xstate/react';

import { modeOf } from '../../../machines/themeMachine';
import { type ThemeMode } from '../../../domain/look/look';
import { themeActor } from './themeActor';

/** The mode that is drawn, with `system` resolved. */
export function useThemeMode(): ThemeMode {
  return useSelector(themeActor, modeOf);
}
