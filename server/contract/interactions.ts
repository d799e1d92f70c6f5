import { type Static, Type } from 'typebox';

import { ref } from './schema.js';
import { InteractionKeySchema } from './texts.js';

export const UserInteractions = Type.Object(
  {
    total: Type.Integer({ description: 'Messages to the assistant in this month (UTC)' }),
    allowance: Type.Optional(Type.Integer({ description: 'What the plan allows in a month; absent: no limit' })),
    month: Type.String({ description: 'The month that is counted, `2026-11`' }),
    plan: Type.Optional(Type.String({ description: 'Name of the plan that allows so many; absent without one' })),
  },
  { $id: 'UserInteractions' },
);
export type UserInteractions = Static<typeof UserInteractions>;

export const InteractionMonth = Type.Object(
  { month: Type.String({ description: 'In UTC, `2026-11`' }), total: Type.Integer() },
  { $id: 'InteractionMonth' },
);
export const InteractionDay = Type.Object(
  { day: Type.String({ description: 'In UTC, `2026-11-30`' }), total: Type.Integer() },
  { $id: 'InteractionDay' },
);
export const InteractionHistory = Type.Object(
  {
    months: Type.Array(ref(InteractionMonth), {
      description: 'The last twelve in which the person asked, newest first',
    }),
    days: Type.Array(ref(InteractionDay), {
      description: 'Those of these months on which the person asked, oldest first, as far as days were counted then',
    }),
  },
  { $id: 'InteractionHistory', description: 'How many messages were sent to the assistant, by month and by day' },
);
export type InteractionHistory = Static<typeof InteractionHistory>;
export const IncreaseInteractionsInput = Type.Object(
  {
    number: Type.Integer({ minimum: 1, maximum: 1000, description: 'By how much' }),
    key: ref(InteractionKeySchema),
  },
  { $id: 'IncreaseInteractionsInput', additionalProperties: false, description: 'Counted once for each key' },
);
export type IncreaseInteractionsInput = Static<typeof IncreaseInteractionsInput>;
