import { rounds } from '../../soak/rounds.js';
import { describeProcesses } from '../describeProcesses.js';
import { newServedHalves } from '../postgres.js';

const KILLS = { ofProcesses: rounds('apartKills'), ofEachDatabase: rounds('apartDatabaseKills') };

describeProcesses('on two servers of PostgreSQL, one for graphs', KILLS, async () => {
  const { env, records, graphs } = await newServedHalves();
  return { env, databases: [records, graphs] };
});
