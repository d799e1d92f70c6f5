import { MEMORY_CAPABILITIES, memoryGraphStore } from '../../../server/graph/memory/memoryGraphStore.js';
import { describeGraphStore } from './graphStoreContract.js';

describeGraphStore('in memory', MEMORY_CAPABILITIES, async () => {
  const store = memoryGraphStore();
  return { store, close: () => store.close() };
});

const WITHOUT_JUMPS = { ...MEMORY_CAPABILITIES, jumping: false };

describeGraphStore('in memory, read by pages alone', WITHOUT_JUMPS, async () => {
  const store = memoryGraphStore(undefined, WITHOUT_JUMPS);
  return { store, close: () => store.close() };
});
