import auth from './auth.json';
import common from './common.json';
import errors from './errors.json';
import shell from './shell.json';

/** The texts in Romanian that the first page needs whichever it is, sign-in included; one area is one i18next namespace. */
export const firstTexts = { common, shell, auth, errors };
