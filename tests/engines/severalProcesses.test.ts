import { rounds } from '../soak/rounds.js';
import { describeProcesses } from './describeProcesses.js';
import { newServedDatabase } from './postgres.js';

const KILLS = { ofProcesses: rounds('processKills'), ofEachDatabase: rounds('databaseKills') };

describeProcesses('on one database', KILLS, async () => {
  const database = await newServedDatabase();
  return { env: { HARTA_DATABASE_URL: database.url }, databases: [database] };
});
