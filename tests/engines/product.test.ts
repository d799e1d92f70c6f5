import { describeProduct } from './describeProduct.js';
import { newDatabase } from './postgres.js';

describeProduct('on PostgreSQL', async () => {
  const database = await newDatabase();
  return { env: { HARTA_DATABASE_URL: database.url }, databases: [database] };
});
