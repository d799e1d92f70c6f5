import { CheckFile } from '../assistant/engine/model/trust/CheckFile.js';
import { checkedIn, tableOf, tallyOf } from '../assistant/engine/model/trust/report.js';
import { openModel } from '../assistant/openModel.js';
import { readAssistant } from '../platform/config/assistant.js';
import { readDataDir } from '../platform/config/settings.js';

/**
 * Asks the model of the settings the questions whose answers are known, says what it came to, and keeps that: Harta believes the model as
 * far from its next start on.
 * @returns whether it could be asked
 * @throws StartupError
 */
export async function checkConfiguredModel(env: NodeJS.ProcessEnv): Promise<boolean> {
  const dataDir = readDataDir(env);
  const { endpoint, close } = openModel(readAssistant(env, dataDir));
  if (endpoint === null) {
    console.error('There is no model: set HARTA_LLM_BASE_URL and HARTA_LLM_MODEL, or HARTA_LLM_FILE.');
    return false;
  }
  const { checkModel } = await import('../assistant/engine/model/trust/checkModel.js');
  try {
    const answers = [];
    for await (const answer of checkModel(endpoint)) {
      answers.push(answer);
      const { field, question, verdict } = answer;
      console.info(`${verdict}: ${field}: ${question.asks}`);
    }
    console.info(`\n${tableOf(answers)}\n`);
    console.info(checkedIn(new CheckFile(dataDir).keep(endpoint, tallyOf(answers), new Date())));
    return true;
  } catch (error) {
    console.error(`The model could not be asked: ${error instanceof Error ? error.message : 'it failed'}`);
    return false;
  } finally {
    await close();
  }
}
