import { createContext } from 'react';

import { NOTHING_HIDDEN } from './visibility';

/** What the legend of this canvas has switched off. */
export const HiddenContext = createContext(NOTHING_HIDDEN);
