import { accept, type ChannelHandler, refuse } from '../protocol/ChannelHandler.js';
import { type Visitor } from './Visitor.js';

/** `user:chat`: the person's own topic for answers of the assistant, which speaks there once it is part of Harta. */
export const userChat: ChannelHandler<Visitor> = {
  topics: 'user:chat',
  join: () => accept(),
  handle: () => refuse('unknown event'),
};
