import { type Answer } from '../../Service.js';
import { type Account, type LinkedIdentity } from '../../store/Account.js';
import { type Proof } from './proofOf.js';

/** Google's ids are addresses outside. */
const federatedId = ({ said: { providerId, subject } }: Proof) =>
  providerId === 'google.com' ? `https://accounts.google.com/${subject}` : subject;

/** What the service said, in the client's form: the part of the answer that is the same whatever is decided. */
export function saidBy(proof: Proof): Answer {
  const { said, email, isVerified, token } = proof;
  const displayName = said.displayName || undefined;
  const photoUrl = said.photoURL || undefined;
  return {
    kind: 'identitytoolkit#VerifyAssertionResponse',
    context: '',
    providerId: said.providerId,
    displayName,
    fullName: displayName,
    email: email ?? undefined,
    emailVerified: isVerified,
    photoUrl,
    // The client hands these back to link the identity later.
    oauthAccessToken: token,
    oauthIdToken: token,
    federatedId: federatedId(proof),
    rawUserInfo: JSON.stringify({
      id: said.subject,
      name: displayName,
      email: email ?? undefined,
      verified_email: isVerified,
      picture: photoUrl,
    }),
  };
}

/** The answer that makes the client say `auth/account-exists-with-different-credential`. */
export const needsConfirmation = (proof: Proof, { identities }: Account): Answer => ({
  ...saidBy(proof),
  needConfirmation: true,
  verifiedProvider: identities.map(({ providerId }) => providerId),
});

/** What is kept of a proof. */
export const identityOf = ({ said, email }: Proof): LinkedIdentity => ({
  providerId: said.providerId,
  isTrial: said.isTrial,
  subject: said.subject,
  email,
  displayName: said.displayName || null,
  photoUrl: said.photoURL || null,
});
