import { type TSchema } from 'typebox';

import * as account from './account.js';
import * as aliases from './aliases.js';
import * as apiTokens from './apiTokens.js';
import * as bulk from './bulk.js';
import * as changeSummary from './changeSummary.js';
import * as conversations from './chat/conversations.js';
import * as chatLive from './chat/live.js';
import * as messages from './chat/messages.js';
import * as chatSearch from './chat/search.js';
import * as edits from './edits.js';
import * as elements from './elements.js';
import * as faq from './faq.js';
import * as ids from './ids.js';
import * as images from './images.js';
import * as interactions from './interactions.js';
import * as importMapping from './importMapping.js';
import * as imports from './imports.js';
import * as jobs from './jobs.js';
import * as live from './live.js';
import * as map from './map.js';
import * as notifications from './notifications.js';
import * as pages from './pages.js';
import * as payments from './payments.js';
import * as problem from './problem.js';
import * as projects from './projects.js';
import * as properties from './properties.js';
import * as signIns from './signIns.js';
import * as styles from './styles.js';
import * as query from './query.js';
import * as propertyUse from './propertyUse.js';
import * as documents from './documents.js';
import * as recordings from './recordings.js';
import * as elementHistory from './elementHistory.js';
import * as subgraphs from './subgraphs.js';
import * as texts from './texts.js';
import * as trainExamples from './trainExamples.js';
import * as savedViews from './savedViews.js';
import * as views from './views.js';
import * as yourData from './yourData.js';

const isNamed = (value: unknown): value is TSchema & { $id: string } =>
  typeof value === 'object' && value !== null && '$id' in value && typeof value.$id === 'string';

/** Every named component of the contract, once. */
export const components: readonly (TSchema & { $id: string })[] = [
  ...new Map(
    [
      problem,
      ids,
      texts,
      properties,
      elements,
      pages,
      subgraphs,
      map,
      styles,
      query,
      changeSummary,
      edits,
      bulk,
      propertyUse,
      elementHistory,
      projects,
      importMapping,
      imports,
      images,
      documents,
      recordings,
      jobs,
      live,
      notifications,
      trainExamples,
      account,
      apiTokens,
      savedViews,
      views,
      signIns,
      faq,
      conversations,
      aliases,
      messages,
      chatSearch,
      chatLive,
      interactions,
      yourData,
      payments,
    ]
      .flatMap((module) => Object.values(module as Record<string, unknown>))
      .filter(isNamed)
      .map((schema) => [schema.$id, schema]),
  ).values(),
];
