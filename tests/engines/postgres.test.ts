import { POSTGRES_CAPABILITIES } from '../../server/graph/postgres/PostgresGraphStore.js';
import { describeGraphStore } from '../server/store/graphStoreContract.js';
import { openPostgres } from './postgres.js';

describeGraphStore('PostgreSQL', POSTGRES_CAPABILITIES, () => openPostgres());
