import { type RealtimeSettings } from '../config/realtime.js';
import { type NotifyLine } from '../storage/postgres/NotifyLine.js';
import { type Bus, inProcessBus } from './Bus.js';

/** What carries messages between the processes of an installation. */
export interface BusSettings extends Pick<RealtimeSettings, 'redisUrl'> {
  /** Of a database that the processes share anyway; it carries them where no Redis is named. */
  readonly line?: NotifyLine | undefined;
}

const said = (facts: object, what: string) => [what, ...Object.values(facts)].join(': ');

const LOG = {
  info: (facts: object, what: string) => console.info(said(facts, what)),
  warn: (facts: object, what: string) => console.warn(said(facts, what)),
};

/** The bus of the settings: over Redis where one is named, else over the database that the processes share, else within this process. */
export async function openBus({ redisUrl, line }: BusSettings, installation: string): Promise<Bus> {
  if (redisUrl !== null) {
    const { redisBus } = await import('./redisBus.js');
    return redisBus({ url: redisUrl, installation, log: LOG });
  }
  if (line === undefined) return inProcessBus();
  const { postgresBus } = await import('./postgresBus.js');
  return postgresBus({ line, installation, log: LOG });
}
