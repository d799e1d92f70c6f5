import { POSTGRES_CAPABILITIES } from '../../server/graph/postgres/PostgresGraphStore.js';
import { describeGraphStore } from '../server/store/graphStoreContract.js';
import { openHalves, openPostgres } from './postgres.js';

describeGraphStore('PostgreSQL', POSTGRES_CAPABILITIES, () => openPostgres());
describeGraphStore('PostgreSQL with the records in another database', POSTGRES_CAPABILITIES, () => openHalves());
