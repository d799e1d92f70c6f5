import { type Static, Type } from 'typebox';

import { Deletion } from './yourData.js';
import { imageId, projectId } from './ids.js';
import { NotificationKind } from './notifications.js';
import { DateTime, ref, words } from './schema.js';
import { AboutSchema, ImageDataSchema, PersonNameSchema, PictureAddressSchema } from './texts.js';

export const UserInfo = Type.Object(
  {
    uid: Type.String(),
    email: Type.Optional(Type.String({ description: 'Absent when the identity has none' })),
    emailVerified: Type.Boolean(),
    displayName: Type.String(),
    photoURL: Type.String(),
    pictureId: Type.Optional(imageId()),
    organisation: Type.String(),
    about: Type.String(),
    createdAt: DateTime('When the account was first seen'),
    deletion: Type.Optional(ref(Deletion)),
    version: Type.Integer({ minimum: 1 }),
  },
  { $id: 'UserInfo', description: 'The profile of the person who asks' },
);
export type UserInfo = Static<typeof UserInfo>;

export const UpdateUserInfoInput = Type.Object(
  {
    version: Type.Integer({ minimum: 1 }),
    displayName: Type.Optional(ref(PersonNameSchema)),
    photoURL: Type.Optional(ref(PictureAddressSchema)),
    organisation: Type.Optional(ref(PersonNameSchema)),
    about: Type.Optional(ref(AboutSchema)),
  },
  { $id: 'UpdateUserInfoInput', additionalProperties: false },
);

export const SetUserPictureInput = Type.Object(
  { data: ref(ImageDataSchema) },
  { $id: 'SetUserPictureInput', additionalProperties: false },
);

export const UserCreated = Type.Object(
  { uid: Type.String(), created: Type.Boolean(), defaultProjectId: projectId() },
  { $id: 'UserCreated' },
);
export type UserCreated = Static<typeof UserCreated>;
export const SessionsEnded = Type.Object(
  { at: DateTime('Sessions signed in before this are refused') },
  { $id: 'SessionsEnded' },
);

export const SocketTicket = Type.Object(
  {
    ticket: Type.String({ description: 'The parameter `token` of one connection to `/users-socket`' }),
    expiresAt: DateTime('When it is over, if it was not used'),
    more: Type.Optional(
      Type.Array(Type.String(), { description: 'The others that were asked for, as good as this one' }),
    ),
  },
  { $id: 'SocketTicket' },
);

export const SocketTicketQuery = Type.Object(
  {
    number: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 2, description: 'How many: one without a word, each for one connection' }),
    ),
  },
  { $id: 'SocketTicketQuery', additionalProperties: false },
);

export const ThemeChoice = words(['light', 'dark', 'system'], { $id: 'ThemeChoice' });
export const LanguageChoice = words(['en', 'ro'], { $id: 'LanguageChoice' });
export const DensityChoice = words(['comfortable', 'compact'], { $id: 'DensityChoice' });
/** `system` moves unless the device asks for less. */
export const MotionChoice = words(['system', 'reduced'], { $id: 'MotionChoice' });

const choices = {
  theme: ref(ThemeChoice),
  language: ref(LanguageChoice),
  density: ref(DensityChoice),
  motion: ref(MotionChoice),
  canvasNodes: Type.Integer({ minimum: 100, maximum: 20000, description: 'How many nodes the overview asks for' }),
  mutedKinds: Type.Array(ref(NotificationKind), {
    maxItems: 64,
    description: 'Kinds of which no notification is written',
  }),
};

export const Settings = Type.Object(
  {
    ...choices,
    currentProjectId: Type.Optional(
      Type.String({ description: 'Project that the person looks at; absent: the default one' }),
    ),
    version: Type.Integer(),
  },
  { $id: 'Settings' },
);
export type Settings = Static<typeof Settings>;

export const UpdateSettingsInput = Type.Object(
  {
    theme: Type.Optional(choices.theme),
    language: Type.Optional(choices.language),
    density: Type.Optional(choices.density),
    motion: Type.Optional(choices.motion),
    canvasNodes: Type.Optional(choices.canvasNodes),
    mutedKinds: Type.Optional(choices.mutedKinds),
    currentProjectId: Type.Optional(projectId()),
  },
  { $id: 'UpdateSettingsInput', additionalProperties: false, description: 'Only what is named changes' },
);

export const AppConfig = Type.Object(
  {
    auth: Type.Object(
      {
        mode: words(['local', 'google'], { title: 'AuthMode' }),
        projectId: Type.String(),
        apiKey: Type.String(),
        authDomain: Type.String(),
        providers: Type.Array(
          Type.Object(
            {
              id: words(['google', 'github'], { title: 'ProviderName' }),
              kind: words(['real', 'trial'], {
                title: 'ProviderKind',
                description: '`trial`: a stand-in on this machine asks no other service',
              }),
            },
            { title: 'OfferedProvider' },
          ),
          { description: 'Other services that people may sign in with here' },
        ),
      },
      { title: 'AuthConfig' },
    ),
    mailbox: Type.Boolean({ description: 'Whether mails lie in the local mailbox, since none are sent' }),
    forThisMachine: Type.Boolean({
      description: 'Whether only this machine is served: its reader is then its operator',
    }),
    contactUrl: Type.String({ description: 'Where the Contact link leads (mailto: or https:)' }),
    companyName: Type.String({ description: 'Company in the footer' }),
    archiveSeconds: Type.Integer({ description: 'How long an archive of a person’s data can be downloaded' }),
    deletionSeconds: Type.Integer({ description: 'How long a deletion of data or account waits' }),
    projectDeletionSeconds: Type.Integer({ description: 'How long a deleted project can be taken back' }),
    textModel: Type.Optional(Type.String({ description: 'Which model texts are sent to; absent: to none' })),
    tagManagerId: Type.Optional(Type.String({ description: 'Absent: nothing is loaded for analytics' })),
    version: Type.String(),
  },
  { $id: 'AppConfig', description: 'What the browser must know of this installation; served at /config.json' },
);
export type AppConfig = Static<typeof AppConfig>;
