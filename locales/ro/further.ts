import account from './account.json';
import canvas from './canvas.json';
import chat from './chat.json';
import data from './data.json';
import files from './files.json';
import notifications from './notifications.json';
import project from './project.json';
import publicArea from './public.json';

/** The texts in Romanian of the public pages and the dashboard, which sign-in does without. */
export const furtherTexts = { account, public: publicArea, chat, canvas, data, files, notifications, project };
