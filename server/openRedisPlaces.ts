import { type AuthSettings } from './platform/config/auth.js';
import { type Places } from './platform/limits/Places.js';
import { type Opened } from './Opened.js';

/** Opens what counts the sockets of all processes of an installation, whatever they stand on: the Redis between them. */
export async function openRedisPlaces(
  opened: Opened,
  url: string,
  { projectId }: Pick<AuthSettings, 'projectId'>,
): Promise<Places> {
  const { RedisPlaces } = await import('./platform/limits/RedisPlaces.js');
  return opened.add(new RedisPlaces({ url, installation: projectId }), (places) => places.close());
}
