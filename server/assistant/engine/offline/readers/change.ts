import { type Understanding } from '../../Engine.js';
import { type Message } from '../Message.js';
import { type Reply } from '../Reply.js';

/** Answers a request for changes by a proposal, or by what is to be asked about it. */
export const change = ({ edit }: Message): Promise<Reply | undefined> => edit;

/** Whether a request is read as a whole. */
export const understandingOfChange = async ({ proposal }: Reply): Promise<Understanding> =>
  proposal === undefined ? 'openChange' : 'change';
