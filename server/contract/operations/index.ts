import { type Operation } from '../operation.js';
import * as account from './account.js';
import * as aliases from './aliases.js';
import * as apiTokens from './apiTokens.js';
import * as chat from './chat.js';
import * as conversations from './conversations.js';
import * as elements from './elements.js';
import * as faq from './faq.js';
import * as files from './files.js';
import * as graph from './graph.js';
import * as images from './images.js';
import * as interactions from './interactions.js';
import * as notifications from './notifications.js';
import * as processing from './processing.js';
import * as projects from './projects.js';
import * as recordings from './recordings.js';
import * as signIns from './signIns.js';
import * as payments from './payments.js';
import * as trainExamples from './trainExamples.js';
import * as savedViews from './savedViews.js';
import * as views from './views.js';
import * as yourData from './yourData.js';

// Each has types of its own, which no type of them all can keep; whoever walks the list needs none.
/** Every REST operation, by group. A route that is not here does not exist. */
export const operations = [
  elements,
  graph,
  projects,
  files,
  images,
  processing,
  recordings,
  account,
  apiTokens,
  savedViews,
  views,
  signIns,
  notifications,
  faq,
  trainExamples,
  aliases,
  chat,
  conversations,
  interactions,
  yourData,
  payments,
].flatMap((group) => Object.values(group)) as unknown as readonly Operation[];
