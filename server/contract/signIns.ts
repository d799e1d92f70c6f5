import { type Static, Type } from 'typebox';

import { DateTime, ref } from './schema.js';

export const SignInIdSchema = Type.String({
  $id: 'SignInId',
  pattern: '^[\\w-]{22}$',
  description: 'Id of a sign-in; no secret, it stands in its identity tokens',
});

export const SignIn = Type.Object(
  {
    id: ref(SignInIdSchema),
    device: Type.Optional(Type.String({ description: 'The browser, where it has said so: "Firefox, Linux"' })),
    method: Type.String({ description: 'How the person proved who they are: `password`, `google.com`, `github.com`' }),
    signedInAt: DateTime('When the person signed in'),
    lastUsedAt: DateTime('When it was last used, to half an hour'),
    isPresent: Type.Boolean({ description: 'Whether it is the one that asks' }),
  },
  { $id: 'SignIn', description: 'A browser in which the person is signed in' },
);
export type SignIn = Static<typeof SignIn>;

export const SignInList = Type.Object(
  {
    isKnown: Type.Boolean({ description: 'False where Google keeps the sessions: it tells nobody of them' }),
    items: Type.Array(ref(SignIn)),
    total: Type.Integer(),
  },
  { $id: 'SignInList' },
);

export const SignInEnded = Type.Object({ id: ref(SignInIdSchema) }, { $id: 'SignInEnded' });
