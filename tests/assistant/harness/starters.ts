import i18next from 'i18next';

import en from '../../../locales/en/chat.json' with { type: 'json' };
import ro from '../../../locales/ro/chat.json' with { type: 'json' };
import { type AskingContext } from '../../../server/assistant/engine/Engine.js';
import { OfflineEngine } from '../../../server/assistant/engine/offline/OfflineEngine.js';
import { WORDINGS } from '../../../server/assistant/texts/Wording.js';
import { type GraphStore } from '../../../server/graph/GraphStore.js';
import { listOfLabel, questionsOfLabel, type SayStarter } from '../../../src/chat/empty/starterQuestions.js';
import { labelWordsIn } from '../../../domain/styles/typeWords.js';
import { ask } from './asking.js';

const texts = i18next.createInstance();
await texts.init({
  resources: { en: { translation: en }, ro: { translation: ro } },
  interpolation: { escapeValue: false },
});

/** The questions that a conversation may begin with, whichever label and number of a graph they are about, that are not answered for sure in their language. */
export async function unansweredStarters(store: GraphStore, context: AskingContext): Promise<string[]> {
  const { labels } = await store.schema(context.scope);
  const t = texts.getFixedT(context.language);
  const say: SayStarter = (form, words) => t(`start.${form}`, words);
  const styles = labelWordsIn((await store.styles(context.scope)).items);
  const questions = labels.flatMap(({ label, properties }) => {
    const words = styles.get(label)?.[context.language];
    const numbers = properties.filter(({ kind }) => kind === 'number').map(({ name }) => name);
    return [[], ...numbers.map((one) => [one])].flatMap((each) => {
      const starter = { label, words, numbers: each, labels: labels.map((one) => one.label) };
      return [...questionsOfLabel(starter, context.language, say), listOfLabel(starter, context.language, say)];
    });
  });
  const unanswered: string[] = [];
  for (const question of new Set(questions)) {
    const { answer } = await ask(new OfflineEngine(store), question, context);
    const isUnsure = answer.text.includes(WORDINGS[context.language].t('asIReadIt'));
    if (answer.refused || isUnsure || answer.language !== context.language) unanswered.push(question);
  }
  return unanswered;
}
