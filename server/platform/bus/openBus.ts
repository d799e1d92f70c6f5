import { type RealtimeSettings } from '../config/realtime.js';
import { type Bus, inProcessBus } from './Bus.js';

const said = (facts: object, what: string) => [what, ...Object.values(facts)].join(': ');

/** The bus of the settings: within this process, or over Redis when one is named. Only then is its client loaded. */
export async function openBus({ redisUrl }: Pick<RealtimeSettings, 'redisUrl'>, installation: string): Promise<Bus> {
  if (redisUrl === null) return inProcessBus();
  const { redisBus } = await import('./redisBus.js');
  return redisBus({
    url: redisUrl,
    installation,
    log: {
      info: (facts, what) => console.info(said(facts, what)),
      warn: (facts, what) => console.warn(said(facts, what)),
    },
  });
}
