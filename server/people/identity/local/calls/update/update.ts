import { Refusal } from '../../Refusal.js';
import { type Operation } from '../../Service.js';
import { applyCode } from './applyCode.js';
import { changeOwnAccount } from './changeOwnAccount.js';

/** Changes the account of whoever asks, or does what a mailed code allows. */
export const update: Operation = (service, call) => {
  const { idToken, oobCode, customAttributes, linkProviderUserInfo } = call.fields;
  if (!idToken && !oobCode) throw new Refusal('INVALID_REQ_TYPE : Unsupported request parameters.');
  // Only an administrator may say what nobody has proved.
  if (customAttributes !== undefined || linkProviderUserInfo !== undefined)
    throw new Refusal('INSUFFICIENT_PERMISSION');
  return oobCode ? applyCode(service, call, oobCode) : changeOwnAccount(service, call, idToken ?? '');
};
