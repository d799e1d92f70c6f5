import { type GraphStore } from '../../../../server/graph/GraphStore.js';
import { type GraphScope } from '../../../../server/graph/ports/scope.js';
import { type OwnerId } from '../../../../server/contract/ids.js';
import { type Installation } from '../../../server/files/openedImports.js';
import { type Field } from '../Gold.js';
import { pathOf, type Tabled } from './rows.js';

/** Brings a field's files as a person does who only goes on: what the product proposes is taken as it is. */
export const bringing =
  (harta: Installation, placeOf: (file: string) => string = pathOf) =>
  async (store: GraphStore, field: Field): Promise<GraphScope> => {
    const ownerId = `tabled ${field.name}` as OwnerId;
    const { id: projectId } = await store.createProject(ownerId, field.name);
    const files = (field as Tabled).files.map((name) => ({ name, path: placeOf(name) }));
    const { state } = await harta.bring(files, ownerId, projectId);
    if (state !== 'done') throw new Error(`${field.name} is ${state}`);
    return { ownerId, projectId };
  };
