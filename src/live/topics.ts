import { type components } from '../../graphql/generated/rest';

type Schemas = components['schemas'];

/** What the backend sends: the payload of each event of each topic. */
export interface LiveEvents {
  'user:notifications': {
    /** One was written. */
    notification: Schemas['NotificationPushed'];
    /** Some were read, deleted or restored, here or in another window. */
    changed: Schemas['NotificationsChanged'];
    /** Something in the background goes on, or has ended. */
    job: Schemas['JobMoved'];
    /** A subscription or the purchases are not what they were. */
    purchases: Schemas['PurchasesChanged'];
    /** The list of pictures is not what it was. */
    images: Schemas['ImagesChanged'];
  };
  'user:graph': {
    /** A project changed: how, and with its content where that is small. */
    changed: Schemas['GraphChanged'];
    /** An import goes on, or has come to a state in which it rests. */
    import: Schemas['ImportMoved'];
    /** The list of projects is not what it was. */
    projects: Schemas['ProjectsChanged'];
  };
  'user:chat': {
    /** A message was stored and is being answered. */
    turn: Schemas['ChatTurnBegun'];
    /** A piece of an answer, with its number. */
    delta: Schemas['ChatDelta'];
    /** An answer is whole, or was stopped, or failed. */
    done: Schemas['ChatAnswered'];
    /** Conversations or messages were renamed, rated, deleted …: time to read anew. */
    changed: Schemas['ChatChanged'];
  };
}

/** A topic of the live channel; each belongs to whoever is signed in. */
export type LiveTopic = keyof LiveEvents;

/** The topics that the dashboard joins, each with the events that it listens to. */
export const LIVE_TOPICS = {
  'user:notifications': ['notification', 'changed', 'job', 'purchases', 'images'],
  'user:graph': ['changed', 'import', 'projects'],
  'user:chat': ['turn', 'delta', 'done', 'changed'],
} as const satisfies { [Topic in LiveTopic]: readonly (keyof LiveEvents[Topic])[] };
