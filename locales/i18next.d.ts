import 'i18next';

import { type texts } from './en/index';

// Keys are typed from English: a key that does not exist does not compile.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: typeof texts;
  }
}
