import { PASSWORD_LENGTH } from '../passwords/policy.js';
import { type Operation } from '../Service.js';

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
