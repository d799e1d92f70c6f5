import { type AuthSettings } from './platform/config/auth.js';
import { type Places } from './platform/limits/Places.js';

/** What was opened, to be closed in the opposite order. */
export class Opened {
  readonly #closers: (() => Promise<void>)[] = [];

  add<T>(part: T, close: (part: T) => Promise<void>): T {
    this.#closers.unshift(() => close(part));
    return part;
  }

  async close(): Promise<void> {
    for (const close of this.#closers.splice(0)) await close();
  }
}

/** Opens what counts the sockets of all processes of an installation, whatever they stand on: the Redis between them. */
export async function openRedisPlaces(
  opened: Opened,
  url: string,
  { projectId }: Pick<AuthSettings, 'projectId'>,
): Promise<Places> {
  const { RedisPlaces } = await import('./platform/limits/RedisPlaces.js');
  return opened.add(new RedisPlaces({ url, installation: projectId }), (places) => places.close());
}
