import { callerOf } from '../people/caller.js';
import { described } from '../people/described.js';
import { need } from '../Refusal.js';
import { type Operation } from '../Service.js';

/** What the service knows of whoever asks. */
export const lookup: Operation = async (service, { fields }) => {
  const { account } = await callerOf(service, need(fields.idToken, 'MISSING_ID_TOKEN'));
  return {
    kind: 'identitytoolkit#GetAccountInfoResponse',
    users: [
      {
        ...described(account),
        createdAt: String(account.createdAt),
        lastLoginAt: String(account.lastLoginAt),
        lastRefreshAt: new Date().toISOString(),
        validSince: account.validSince === 0 ? undefined : String(account.validSince),
        passwordUpdatedAt: account.passwordAt ?? undefined,
        disabled: account.isDisabled || undefined,
      },
    ],
  };
};
