import { canonicalEmail } from '../email.js';
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
