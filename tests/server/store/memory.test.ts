import { MEMORY_CAPABILITIES, memoryGraphStore } from '../../../server/graph/memory/memoryGraphStore.js';
import { describeGraphStore } from './graphStoreContract.js';

describeGraphStore('in memory', MEMORY_CAPABILITIES, async () => {
  const store = memoryGraphStore();
  return { store, close: () => store.close() };
});
