import { describeProduct } from '../describeProduct.js';
import { newServedHalves } from '../postgres.js';

describeProduct('on two servers of PostgreSQL, one for graphs', async () => {
  const { env, records, graphs } = await newServedHalves();
  return { env, databases: [records, graphs] };
});
