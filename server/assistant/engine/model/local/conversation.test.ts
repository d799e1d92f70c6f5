import { expect, test } from 'vitest';

import { chatHistory } from './conversation.js';

test('messages are said in turn, and the model is to speak next', () => {
  expect(
    chatHistory([
      { role: 'system', content: 'Be short.' },
      {
        role: 'user',
        content: [
          { type: 'text', text: 'How ' },
          { type: 'text', text: 'many?' },
        ],
      },
      { role: 'assistant', content: 'Two.' },
      { role: 'user', content: 'Sure?' },
    ]),
  ).toEqual([
    { type: 'system', text: 'Be short.' },
    { type: 'user', text: 'How many?' },
    { type: 'model', response: ['Two.'] },
    { type: 'user', text: 'Sure?' },
    { type: 'model', response: [] },
  ]);
});

test('a call of a tool and what came of it are one answer of the model, which goes on', () => {
  const call = (id: string, text: string) => ({ id, function: { name: 'search', arguments: text } });
  expect(
    chatHistory([
      { role: 'user', content: 'Who?' },
      { role: 'assistant', content: 'I look.', tool_calls: [call('1', '{"text":"Ana"}')] },
      { role: 'tool', tool_call_id: '1', content: '[1]' },
      { role: 'assistant', content: null, tool_calls: [call('2', 'no JSON')] },
      { role: 'tool', tool_call_id: '2', content: 'nothing' },
    ]),
  ).toEqual([
    { type: 'user', text: 'Who?' },
    {
      type: 'model',
      response: [
        'I look.',
        { type: 'functionCall', name: 'search', params: { text: 'Ana' }, result: [1] },
        { type: 'functionCall', name: 'search', params: 'no JSON', result: 'nothing' },
      ],
    },
  ]);
});
