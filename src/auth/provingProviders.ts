import { type AppConfig } from '../app/config';

type Providers = AppConfig['auth']['providers'];

/** The services whose word for an address counts here, so that whoever comes by them gets its account: not the stand-ins. */
export const provingProviders = (providers: Providers): Providers[number]['id'][] =>
  providers.filter(({ kind }) => kind !== 'trial').map(({ id }) => id);
