import { LocalModel } from '../../../../server/assistant/engine/model/local/LocalModel.js';

/**
 * Runs a model of a file, says the ids of both processes once it answers, and does nothing more: to be killed. Without warning, as the product may
 * be, so that nothing here ends the model.
 */
const [engine = '', file = ''] = process.argv.slice(2);
const model = new LocalModel({ file, name: 'fake', threads: 1, engineFolder: '' }, { engine });

const response = await model.fetch(`${model.baseUrl}/chat/completions`, {
  method: 'POST',
  headers: { authorization: `Bearer ${model.apiKey}`, 'content-type': 'application/json' },
  body: JSON.stringify({ messages: [{ role: 'user', content: 'say: I am here' }] }),
});
await response.text();
console.info(JSON.stringify({ parent: process.pid, model: model.pid }));
setInterval(() => undefined, 1_000);
