import { type ComponentType } from 'react';

import { loadTextsOf } from './i18n';
import { type Part } from './texts';

/** How a layout or a screen is loaded together with the texts that it shows; both at the same time. */
export const withTexts =
  (parts: readonly Part[], load: () => Promise<ComponentType>): (() => Promise<ComponentType>) =>
  async () =>
    (await Promise.all([load(), loadTextsOf(...parts)]))[0];
