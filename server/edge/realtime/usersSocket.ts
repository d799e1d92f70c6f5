import { type Places } from '../../platform/limits/Places.js';
import { type Bus } from '../../platform/bus/Bus.js';
import { busKeys } from '../../platform/bus/liveEvents.js';
import { type OwnerId } from '../../contract/ids.js';
import { ProblemError } from '../../contract/ProblemError.js';
import { type Grant } from '../../people/identity/Person.js';
import { type Openers } from './connecting/Opener.js';
import { listedOrigins, sameHost } from './connecting/origins.js';
import { type Accepted, ConnectRefused, type ConnectRequest, type Endpoint } from './Endpoint.js';
import { type SocketLimits, USUAL_LIMITS } from './limits/SocketLimits.js';
import { type Visitor, visitorId } from './topics/Visitor.js';
import { underPolicy } from './topics/underPolicy.js';
import { userChat } from './topics/userChat.js';
import { userGraph } from './topics/userGraph.js';
import { type ReadNotification, userNotifications } from './topics/userNotifications.js';

/** A store that may be away while this process runs. */
interface DistantStore {
  isAvailable(): boolean;
  /** Calls back once it was away for longer than a moment. @returns how to stop listening */
  onOutage(listener: () => void): () => void;
}

/** What the product's sockets stand on. */
export interface UsersSocketParts {
  readonly openers: Openers;
  readonly bus: Bus;
  /** While it is away nobody is let in, and whoever is in is told to come back: the page then says so. */
  readonly store?: DistantStore;
  readonly readNotification: ReadNotification;
  /** Origins of the pages, besides those delivered under the very name that they connect to. */
  readonly origins: readonly string[];
  readonly limits?: Partial<SocketLimits>;
  /** Where sockets of all processes are counted; without it those of this one are. */
  readonly places?: Places;
}

/** Tokens are taken for so long after their end, since clocks differ; a socket that opens within has that long. */
const TOLERANCE_MS = 5_000;

function refusalOf(error: unknown): unknown {
  if (!(error instanceof ProblemError)) return error;
  return new ConnectRefused(error.status === 503 ? 503 : 403, error.code);
}

/** Calls back when every session of the person was ended, or the API token was revoked. @returns how to stop listening */
function whenEnded(bus: Bus, ownerId: OwnerId, grant: Grant | null, tell: () => void): () => void {
  const unlisten = [bus.subscribe(busKeys.sessions(ownerId), tell)];
  if (grant !== null) unlisten.push(bus.subscribe(busKeys.apiToken(grant.tokenId), tell));
  return () => unlisten.forEach((stop) => stop());
}

/**
 * The endpoint of the product: `/users-socket`, for people with their own topics. The parameter `token` is a ticket, since
 * addresses are written into logs; a client that can send headers brings its token in one of them instead.
 */
export function usersSocket(parts: UsersSocketParts): Endpoint<Visitor> {
  const { openers, bus, store, readNotification, origins, limits, places } = parts;
  const isListed = listedOrigins(origins);

  function checkAvailable(): void {
    if (store?.isAvailable() === false) throw new ConnectRefused(503, 'the store is away');
  }

  async function connect({ token: ticket = '', authToken = '' }: ConnectRequest): Promise<Accepted<Visitor>> {
    checkAvailable();
    if (ticket === '' && authToken === '') throw new ConnectRefused(403, 'no token');
    if (ticket.includes('.')) throw new ConnectRefused(403, 'an identity token in the address');
    const opening = ticket === '' ? openers.byToken(authToken) : openers.byTicket(ticket);
    const { visitor, exp } = await opening.catch((error: unknown) => Promise.reject(refusalOf(error)));
    const { ownerId, grant } = visitor;
    return {
      id: visitorId(visitor),
      who: visitor,
      until: exp * 1000 + TOLERANCE_MS,
      listen: (disconnect) => whenEnded(bus, ownerId, grant, disconnect),
    };
  }

  return {
    path: '/users-socket',
    isAllowedOrigin: (origin, host) => isListed(origin, host) || sameHost(origin, host),
    connect,
    checkAvailable,
    handlers: [userNotifications(bus, readNotification), userGraph(bus), userChat(bus)].map(underPolicy),
    onGap: (listener) => {
      const unlisten = [bus.onGap(listener), store?.onOutage(listener)];
      return () => unlisten.forEach((stop) => stop?.());
    },
    limits: { ...USUAL_LIMITS, ...limits },
    ...(places && { places }),
  };
}
