import { type ProviderAssertion } from '../../../providers/assertion.js';
import { type Fields } from '../../fields.js';
import { need, Refusal } from '../../Refusal.js';
import { type Service } from '../../Service.js';

/** What another service said of a person, with the token that carried it. */
export interface Proof {
  readonly said: ProviderAssertion;
  /** In small letters. */
  readonly email: string | null;
  /** Whether the service itself vouches for the address; what the stand-in says is worth nothing. */
  readonly isVerified: boolean;
  readonly token: string;
}

/** The parameters of the page that the other service led back to: of its address, of its fragment, and of the body. */
function parametersOf({ requestUri, postBody }: Fields): URLSearchParams {
  const address = need(requestUri, 'MISSING_REQUEST_URI');
  if (!URL.canParse(address)) throw new Refusal('INVALID_REQUEST_URI');
  const { searchParams, hash } = new URL(address);
  for (const more of [postBody ?? '', hash.replace(/^#/, '')])
    for (const [name, value] of new URLSearchParams(more)) searchParams.set(name, value);
  return searchParams;
}

/**
 * Reads the proof that a call brings: an assertion of our own pages, as `id_token` or `access_token`.
 * @throws Refusal MISSING_REQUEST_URI, INVALID_REQUEST_URI, INVALID_CREDENTIAL_OR_PROVIDER_ID or INVALID_IDP_RESPONSE
 */
export async function proofOf({ assertions }: Service, fields: Fields): Promise<Proof> {
  const parameters = parametersOf(fields);
  const providerId = need(
    parameters.get('providerId')?.toLowerCase(),
    'INVALID_CREDENTIAL_OR_PROVIDER_ID : Invalid IdP response/credential',
  );
  const token = parameters.get('id_token') || parameters.get('access_token') || '';
  const said = need(await assertions.read(token), 'INVALID_IDP_RESPONSE : The credential is not ours, or too old.');
  if (said.providerId !== providerId)
    throw new Refusal('INVALID_IDP_RESPONSE : The credential is of another provider.');
  return {
    said,
    email: said.email?.toLowerCase() ?? null,
    isVerified: said.emailVerified && !said.isTrial && said.email !== null,
    token,
  };
}
