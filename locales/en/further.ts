import chat from './chat.json';
import notifications from './notifications.json';
import project from './project.json';

/** The texts in English of the dashboard's header and of the page that one lands on, which sign-in does without. */
export const furtherTexts = { chat, notifications, project };
