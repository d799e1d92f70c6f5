import { type FastifyInstance } from 'fastify';

import { type FaqQuery } from '../../../contract/faq.js';
import { type OwnerId } from '../../../contract/ids.js';
import * as contract from '../../../contract/operations/faq.js';
import { findFaq } from '../../../assistant/faq/findFaq.js';
import { stringify } from '../../../platform/storage/Json.js';
import { type SettingsStore } from '../../../people/records/SettingsStore.js';
import { serve } from '../serve.js';

/** The questions about using Harta, in the language that is asked for or that the person chose. */
export function serveFaq(app: FastifyInstance, settings: Pick<SettingsStore, 'read'>): void {
  const find = async (ownerId: OwnerId, { language, text }: FaqQuery) =>
    findFaq(language ?? (await settings.read(ownerId)).language, text);
  serve(app, contract.faqQuestions, async ({ person, query }) => {
    const items = (await find(person.ownerId, query)).map(({ key, category, question }) => ({
      key,
      category,
      question,
    }));
    return stringify({ items, total: items.length });
  });
  serve(app, contract.faqAnswers, async ({ person, query }) => {
    const items = (await find(person.ownerId, query)).map(({ alternatives: _, ...answer }) => answer);
    return stringify({ items, total: items.length });
  });
}
