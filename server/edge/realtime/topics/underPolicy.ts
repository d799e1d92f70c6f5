import { ProblemError } from '../../../contract/ProblemError.js';
import { refuseScope } from '../../policies/authorise.js';
import { policyOf } from '../../policies/policyOf.js';
import { type ChannelHandler, deny } from '../protocol/ChannelHandler.js';
import { type Visitor } from './Visitor.js';

/** Puts a topic behind its policy: the one place where the channel asks "may they?". */
export function underPolicy(handler: ChannelHandler<Visitor>): ChannelHandler<Visitor> {
  const policy = policyOf(handler.topics);
  return {
    ...handler,
    join: (channel, params) => {
      try {
        refuseScope(channel.who.grant, policy);
      } catch (error) {
        if (error instanceof ProblemError) return deny(error.code);
        throw error;
      }
      return handler.join(channel, params);
    },
  };
}
