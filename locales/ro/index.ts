import common from './common.json';
import shell from './shell.json';
import project from './project.json';
import publicArea from './public.json';
import auth from './auth.json';
import canvas from './canvas.json';
import data from './data.json';
import files from './files.json';
import errors from './errors.json';
import chat from './chat.json';

/** Every text of the interface in Romanian, by area; one area is one i18next namespace. */
export const texts = { common, shell, public: publicArea, auth, canvas, data, files, errors, chat, project };
