import { warn } from './platform/faults/guarded.js';
import { answerCurrent } from './edge/http/owedAnswers.js';

/**
 * Takes what nothing else caught. A promise that failed with nobody waiting has left nothing half done but itself; a callback that threw
 * in the work for one request has, at most, that request: each is reported, and the request answered 500. Of any other callback nobody
 * knows what it left half done, so that the process ends in order and is started again.
 * @param stop ends the process because of the fault
 */
export function installLastResort(stop: () => void): void {
  process.on('unhandledRejection', (error) => {
    warn('A promise failed and nobody waited for it', error);
    answerCurrent();
  });
  process.on('uncaughtException', (error) => {
    if (answerCurrent()) return warn('A request failed outside its handler', error);
    warn('A callback failed; Harta ends to be started again', error);
    return stop();
  });
}
