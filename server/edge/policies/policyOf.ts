import { accountPolicies, apiTokenPolicies, yourDataPolicies } from './accountPolicies.js';
import { chatPolicies } from './chatPolicies.js';
import { graphPolicies } from './graphPolicies.js';
import { faqPolicies, notificationPolicies } from './notificationPolicies.js';
import { paymentPolicies } from './paymentPolicies.js';
import { type Policy } from './Policy.js';
import {
  imagePolicies,
  processingPolicies,
  projectPolicies,
  recordingPolicies,
  trainExamplePolicies,
  viewPolicies,
} from './projectPolicies.js';

const policies = new Map(
  [
    graphPolicies,
    projectPolicies,
    viewPolicies,
    imagePolicies,
    processingPolicies,
    recordingPolicies,
    trainExamplePolicies,
    chatPolicies,
    notificationPolicies,
    faqPolicies,
    accountPolicies,
    apiTokenPolicies,
    yourDataPolicies,
    paymentPolicies,
  ].flatMap((entity) => Object.entries(entity)),
);

/**
 * Who may make this call, or listen to this topic.
 * @param name id of an operation of the contract, or a topic of the channel
 * @throws Error where nobody has said so: what has no policy is not served
 */
export function policyOf(name: string): Policy {
  const policy = policies.get(name);
  if (policy === undefined) throw new Error(`${name} has no policy (server/edge/policies/)`);
  return policy;
}
