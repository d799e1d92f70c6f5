import { may, type Policies } from './Policy.js';

/** The account. What would let a token that leaked outlive its revocation, or end the account, takes a sign-in. */
export const accountPolicies: Policies = {
  // Takes over what the sign-in says of the person; a token knows nothing of that.
  createUserIfNotExists: may('session', 'account'),
  userInfo: may('read', 'account'),
  userPicture: may('read', 'account'),
  setUserPicture: may('write', 'account'),
  removeUserPicture: may('write', 'account'),
  updateUserInfo: may('write', 'account'),
  clearUserInfo: may('session', 'account'),
  settings: may('read', 'account'),
  updateSettings: may('write', 'account'),
  signIns: may('session', 'account'),
  endSignIn: may('session', 'account'),
  signOutEverywhere: may('session', 'account'),
  recordDevice: may('session', 'account'),
  // A ticket is worth what it was bought with: the topics decide.
  socketTicket: may('read', 'nobody'),
};

/** API tokens: none may list, make or revoke any, itself included. Each may ask what it is. */
export const apiTokenPolicies: Policies = {
  generateApiToken: may('session', 'account'),
  apiTokens: may('session', 'account'),
  revokeApiToken: may('session', 'account'),
  checkApiToken: may('read', 'nobody'),
};

/** All that a person has here. Who may take or end all of it has signed in; what goes on with it tells only of itself. */
export const yourDataPolicies: Policies = {
  jobs: may('read', 'account'),
  cancelJob: may('write', 'account'),
  exportData: may('session', 'account'),
  archive: may('session', 'account'),
  downloadArchive: may('session', 'account'),
  restoreData: may('session', 'account'),
  deleteData: may('session', 'account'),
  deleteAccount: may('session', 'account'),
  keepData: may('session', 'account'),
};
