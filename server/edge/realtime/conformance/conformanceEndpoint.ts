import { type Bus } from '../../../platform/bus/Bus.js';
import { type OwnerId } from '../../../contract/ids.js';
import { listedOrigins } from '../connecting/origins.js';
import { type Accepted, ConnectRefused, type ConnectRequest, type Endpoint, tooMany } from '../Endpoint.js';
import { USUAL_LIMITS } from '../limits/SocketLimits.js';
import { type ChannelHandler, deny } from '../protocol/ChannelHandler.js';
import { socketId, type Visitor } from '../topics/Visitor.js';
import { userNotifications } from '../topics/userNotifications.js';
import { type NotificationShelf } from './NotificationShelf.js';
import { testChannels } from './testChannels.js';

const ORIGINS = ['https://example.com', 'http://127.0.0.1*', 'http://localhost*'];
const TOKEN = /^tok-(.+)$/;

/** Anybody is who their token says. @throws ConnectRefused */
async function connect({ token: inAddress, authToken }: ConnectRequest): Promise<Accepted<Visitor>> {
  const token = inAddress ?? authToken;
  if (token === 'ratelimit') throw tooMany('too many on purpose');
  const user = TOKEN.exec(token ?? '')?.[1];
  if (user === undefined) throw new ConnectRefused(403, 'no test token');
  const ownerId = user as OwnerId;
  return { id: socketId(ownerId), who: { ownerId, grant: null } };
}

const asksForDenial = (params: unknown) =>
  typeof params === 'object' && params !== null && 'deny' in params && params.deny === true;

/** The product's own topic, which a test can have denied. */
function deniable(handler: ChannelHandler<Visitor>): ChannelHandler<Visitor> {
  return {
    ...handler,
    join: (channel, params) => (asksForDenial(params) ? deny('unauthorized') : handler.join(channel, params)),
  };
}

/** The endpoint of the conformance suite: short times, tokens that anybody can make, as many sockets as a bench wants. */
export const conformanceEndpoint = (bus: Bus, shelf: NotificationShelf): Endpoint<Visitor> => ({
  path: '/users-socket',
  isAllowedOrigin: listedOrigins(ORIGINS),
  connect,
  handlers: [deniable(userNotifications(bus, shelf.read)), testChannels],
  limits: {
    ...USUAL_LIMITS,
    idleMs: 1_500,
    pollWindowMs: 1_000,
    socketsPerPerson: 100_000,
    socketsPerAddress: 100_000,
    ...(process.env['HARTA_IDLE_MS'] === undefined ? {} : { idleMs: Number(process.env['HARTA_IDLE_MS']) }),
  },
});
