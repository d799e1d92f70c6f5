import { type Reading } from '../../../../domain/processing/proposal.js';
import { warn } from '../../../platform/faults/guarded.js';
import { type ReaderNow } from '../ProseReader.js';
import { type ReadText, readInThread } from './readInThread.js';
import { withinLimits } from './withinLimits.js';

const readByRules = withinLimits(readInThread);

/** The rules' share of the progress, where a model has read before: to put its finds into the words of the project is quick. */
const MODEL_SHARE = 0.95;

/** Reads by a model, and by the rules where none is used or it does not answer: the reading says who it was. */
export function openReadText(modelNow: ReaderNow): ReadText {
  const byRules: ReadText = async (task, watching) => ({
    ...(await readByRules(task, watching)),
    readBy: { engine: 'offline' },
  });
  return async (task, watching) => {
    const model = modelNow();
    if (model === undefined) return byRules(task, watching);
    const { text, language, project } = task;
    const { signal, onProgress } = watching;
    let found: Reading;
    try {
      found = await model.read({
        ...{ text, language },
        labels: project.labels.map(({ label }) => label),
        types: project.types.map(({ type }) => type),
        onProgress: (share) => onProgress?.(share * MODEL_SHARE),
        ...(signal && { signal }),
      });
    } catch (error) {
      signal?.throwIfAborted();
      warn('The model did not read a text', error);
      const reading = await byRules(task, watching);
      return { ...reading, readBy: { engine: 'offline', model: model.name } };
    }
    return readByRules({ ...task, found }, signal === undefined ? {} : { signal });
  };
}
