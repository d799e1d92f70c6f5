import { type OwnerId } from '../contract/ids.js';
import { type GraphStore } from '../graph/GraphStore.js';
import { sqliteGraphStore, type SharedFolder } from '../graph/sqlite/SqliteGraphStore.js';
import { sqliteProjectStore } from '../person/projects/SqliteProjectStore.js';
import { catalogOf, type TellingCatalog } from '../records/projects/catalogOf.js';
import { type Engine } from '../storage/Engine.js';

/** The graphs of all persons joined with the catalogue of their projects, both in the file of each person. */
export function sqliteStoreOf(engine: Engine, shared?: SharedFolder): GraphStore {
  const openDefault = (ownerId: OwnerId): Promise<void> => catalog.openDefault(ownerId);
  const graphs = sqliteGraphStore(engine, { openDefault, ...(shared === undefined ? {} : { shared }) });
  const catalog: TellingCatalog = catalogOf(sqliteProjectStore(engine), graphs, graphs);
  return { ...graphs, ...catalog };
}
