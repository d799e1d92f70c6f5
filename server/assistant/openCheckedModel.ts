import { type ModelEndpoint } from './engine/model/ModelEndpoint.js';
import { CheckFile } from './engine/model/trust/CheckFile.js';
import { CheckedModel } from './engine/model/trust/CheckedModel.js';

/** How far the model of an installation is believed; undefined where there is none. What a check comes to is said on the terminal. */
export const openCheckedModel = (model: ModelEndpoint | null, dataDir: string): CheckedModel | undefined =>
  model === null
    ? undefined
    : new CheckedModel(model, new CheckFile(dataDir), { onChecked: (line) => console.info(`${line}\n`) });
