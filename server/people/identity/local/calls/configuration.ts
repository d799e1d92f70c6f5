import { canonicalEmail } from '../fields.js';
import { PASSWORD_LENGTH } from '../passwords/policy.js';
import { need, Refusal } from '../Refusal.js';
import { type Operation } from '../Service.js';
import { newSecret } from '../store/secrets.js';

/** Would tell how an address signs in; says the same of every address, as Firebase does since enumeration is guarded. */
export const createAuthUri: Operation = (_service, { fields }) => {
  canonicalEmail(need(fields.identifier, 'MISSING_IDENTIFIER'), 'INVALID_IDENTIFIER');
  if (!URL.canParse(need(fields.continueUri, 'MISSING_CONTINUE_URI'))) throw new Refusal('INVALID_CONTINUE_URI');
  return {
    kind: 'identitytoolkit#CreateAuthUriResponse',
    sessionId: fields.sessionId || newSecret().slice(0, 27),
  };
};

/** Which pages may sign people in. */
export const projects: Operation = ({ hosts }) => ({
  projectId: '12345',
  authorizedDomains: [...new Set(hosts.map((host) => new URL(`http://${host}`).hostname))],
});

/** What a password must be like, as the client can check it; that it is not a common one, only the service can say. */
export const passwordPolicy: Operation = () => ({
  customStrengthOptions: { minPasswordLength: PASSWORD_LENGTH.least, maxPasswordLength: PASSWORD_LENGTH.most },
  schemaVersion: 1,
  allowedNonAlphanumericCharacters: [...'^$*.[]{}()?"!@#%&/\\,><\':;|_~'],
  enforcementState: 'ENFORCE',
});

/** No call is guarded by reCAPTCHA. */
export const recaptchaConfig: Operation = () => ({ recaptchaKey: '', recaptchaEnforcementState: [] });
