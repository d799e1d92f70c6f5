import { type NotificationKind, type NotificationLink } from '../../contract/notifications.js';

type NoFacts = Readonly<Record<never, never>>;

/** What happened, by kind: the facts that its text is made of. */
interface Facts {
  readonly importFinished: { readonly files: string; readonly nodes: number; readonly relationships: number };
  /** `problems` is there when the files were refused at the check. */
  readonly importFailed: { readonly files: string; readonly problems?: number };
  readonly exportFinished: { readonly file: string };
  readonly exportFailed: { readonly file: string };
  readonly archiveReady: NoFacts;
  readonly archiveFailed: NoFacts;
  readonly restoreFinished: NoFacts;
  readonly restoreFailed: NoFacts;
  readonly dataDeleted: NoFacts;
  readonly projectReady: NoFacts;
  readonly projectFailed: NoFacts;
  readonly recordingTranscribed: { readonly name: string; readonly words: number };
  readonly transcriptionFailed: NoFacts;
  readonly textRead: { readonly title: string; readonly things: number; readonly facts: number };
  readonly textFailed: NoFacts;
  /** `program` is there when a program proposed them, by the name of its token. */
  readonly proposalWaiting: { readonly changes: number; readonly program?: string };
  readonly subscriptionChanged: NoFacts;
  readonly allowanceNearlyUsed: NoFacts;
  readonly newDevice: { readonly device: string };
}

/** Something that a person is told. */
export type News = { [K in NotificationKind]: { readonly kind: K } & Facts[K] }[NotificationKind];

interface Kind {
  /** Page that it is about. */
  readonly link: NotificationLink;
  /** Facts that are numbers of things: the text takes them as words in their plural form. */
  readonly counted: readonly string[];
  /** When this fact is there, the text of this name stands in for the usual one. */
  readonly variant?: { readonly fact: string; readonly name: string };
}

/** Every kind of notification. */
export const KINDS: Readonly<Record<NotificationKind, Kind>> = {
  importFinished: { link: '/dashboard/data-overview', counted: ['nodes', 'relationships'] },
  importFailed: {
    link: '/dashboard/data-configuration',
    counted: ['problems'],
    variant: { fact: 'problems', name: 'refused' },
  },
  exportFinished: { link: '/dashboard/data-configuration', counted: [] },
  exportFailed: { link: '/dashboard/data-configuration', counted: [] },
  archiveReady: { link: '/dashboard/account/data', counted: [] },
  archiveFailed: { link: '/dashboard/account/data', counted: [] },
  restoreFinished: { link: '/dashboard/account/data', counted: [] },
  restoreFailed: { link: '/dashboard/account/data', counted: [] },
  dataDeleted: { link: '/dashboard/account/data', counted: [] },
  projectReady: { link: '/dashboard/project-management', counted: [] },
  projectFailed: { link: '/dashboard/project-management', counted: [] },
  recordingTranscribed: { link: '/dashboard/audio', counted: ['words'] },
  transcriptionFailed: { link: '/dashboard/audio', counted: [] },
  textRead: { link: '/dashboard/processing', counted: ['things', 'facts'] },
  textFailed: { link: '/dashboard/processing', counted: [] },
  proposalWaiting: {
    link: '/dashboard/chat',
    counted: ['changes'],
    variant: { fact: 'program', name: 'program' },
  },
  newDevice: { link: '/dashboard/account/sessions', counted: [] },
  subscriptionChanged: { link: '/dashboard/purchases', counted: [] },
  allowanceNearlyUsed: { link: '/dashboard/account/usage', counted: [] },
};
