import { IncreaseInteractionsInput, InteractionHistory, UserInteractions } from '../interactions.js';
import { defineOperation } from '../operation.js';
import { ref } from '../schema.js';

const tag = 'interactions';

export const userInteractions = defineOperation({
  method: 'GET',
  url: '/bigquery/user-interactions',
  operationId: 'userInteractions',
  tag,
  summary: 'Read how many messages were sent to the assistant this month',
  answer: ref(UserInteractions),
});
export const interactionHistory = defineOperation({
  method: 'GET',
  url: '/bigquery/interaction-history',
  operationId: 'interactionHistory',
  tag,
  summary: 'Read how many messages were sent to the assistant, by month and by day',
  answer: ref(InteractionHistory),
});
export const increaseUserInteractions = defineOperation({
  method: 'POST',
  url: '/bigquery/increase-user-interactions-with-number',
  operationId: 'increaseUserInteractions',
  tag,
  summary: 'Count interactions of the person who asks',
  description: 'Once for each key. The chat counts by itself. Never beyond what the plan allows.',
  body: ref(IncreaseInteractionsInput),
  answer: ref(UserInteractions),
  problems: ['QUOTA_INTERACTIONS'],
});
