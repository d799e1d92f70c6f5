import { type Static, Type } from 'typebox';

import { ref, words } from '../schema.js';

export const AssistantModelState = words(['none', 'held', 'trusted', 'unused', 'away'], {
  $id: 'AssistantModelState',
  description:
    '`none`: rules answer alone; `held`: of its queries those are answered that the words of the question account for; `trusted`: all are; `unused`: too many of its test answers were wrong; `away`: it does not answer at present',
});
export type AssistantModelState = Static<typeof AssistantModelState>;

export const AssistantModel = Type.Object(
  { state: ref(AssistantModelState) },
  { $id: 'AssistantModel', description: 'How it stands with the language model of this installation' },
);
