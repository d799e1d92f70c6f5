import { canonicalEmail } from '../fields.js';
import { mailTry } from '../limits/limited.js';
import { callerOf, needFreshSignIn } from '../people/caller.js';
import { holderOf, isFree } from '../people/holder.js';
import { sendMail } from '../people/sendMail.js';
import { need, Refusal } from '../Refusal.js';
import { type Call, type Operation, type Service } from '../Service.js';

/** Each answers the address that the call names. */
type Sender = (service: Service, call: Call) => Promise<string>;

/** The same is written and answered whether the address has an account or not. */
const passwordReset: Sender = async (service, call) => {
  const email = canonicalEmail(need(call.fields.email, 'MISSING_EMAIL'));
  await service.limits.take(mailTry(email, call.ip, service.most));
  const account = await service.db.read(holderOf(service, email));
  const code = await service.db.write(service.codes.make(account?.uid ?? null, 'PASSWORD_RESET', email));
  if (account !== undefined) sendMail(service, call, { kind: 'PASSWORD_RESET', to: email, code });
  return email;
};

const verifyEmail: Sender = async (service, call) => {
  const { account } = await callerOf(service, call.fields.idToken ?? '');
  const email = need(account.email, 'MISSING_EMAIL');
  await service.limits.take(mailTry(email, call.ip, service.most));
  const code = await service.db.write(service.codes.make(account.uid, 'VERIFY_EMAIL', email));
  sendMail(service, call, { kind: 'VERIFY_EMAIL', to: email, code });
  return email;
};

/** To an address that has an account no mail goes, and nothing is said of it. */
const verifyAndChangeEmail: Sender = async (service, call) => {
  const newEmail = canonicalEmail(need(call.fields.newEmail, 'MISSING_NEW_EMAIL'), 'INVALID_NEW_EMAIL');
  const caller = await callerOf(service, need(call.fields.idToken, 'MISSING_ID_TOKEN'));
  needFreshSignIn(service, caller);
  const { uid } = caller.account;
  const email = need(caller.account.email, 'MISSING_EMAIL');
  await service.limits.take(mailTry(newEmail, call.ip, service.most));
  const { provider } = caller.claims;
  const canHave = (await service.db.read(isFree(service, newEmail, uid))) && newEmail !== email;
  const made = service.codes.make(canHave ? uid : null, 'VERIFY_AND_CHANGE_EMAIL', email, { newEmail, provider });
  const code = await service.db.write(made);
  if (canHave) sendMail(service, call, { kind: 'VERIFY_AND_CHANGE_EMAIL', to: newEmail, code, newEmail });
  return email;
};

const SENDERS = new Map<string, Sender>([
  ['PASSWORD_RESET', passwordReset],
  ['VERIFY_EMAIL', verifyEmail],
  ['VERIFY_AND_CHANGE_EMAIL', verifyAndChangeEmail],
]);

/** Mails a link that resets a password, verifies an address or changes it. */
export const sendOobCode: Operation = async (service, call) => {
  const { requestType, returnOobLink, continueUrl } = call.fields;
  const kind = need(requestType !== 'OOB_REQ_TYPE_UNSPECIFIED' && requestType, 'MISSING_REQ_TYPE');
  if (returnOobLink === true) throw new Refusal('INSUFFICIENT_PERMISSION');
  if (continueUrl !== undefined && !URL.canParse(continueUrl)) throw new Refusal('INVALID_CONTINUE_URI');
  const send = need(SENDERS.get(kind), 'OPERATION_NOT_ALLOWED');
  return { kind: 'identitytoolkit#GetOobConfirmationCodeResponse', email: await send(service, call) };
};
