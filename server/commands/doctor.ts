import { access, constants, mkdir, statfs } from 'node:fs/promises';

import { readAssistant } from '../platform/config/assistant.js';
import { readAudio } from '../platform/config/audio.js';
import { readMail, type SmtpSettings } from '../platform/config/mail.js';
import { type LlamaSettings } from '../platform/config/llama.js';
import { type FirebaseService } from '../people/identity/checkFirebase.js';
import { projectRoot } from '../platform/config/projectRoot.js';
import { type ModelSettings } from '../platform/config/modelServer.js';
import { readRealtime } from '../platform/config/realtime.js';
import { PROVIDER_TITLES } from '../platform/config/providers.js';
import { readDataDir, readSettings } from '../platform/config/settings.js';
import { StartupError } from '../platform/config/StartupError.js';
import { readStorage } from '../platform/config/storage.js';
import { refuseUnfinishedMove } from '../platform/store/moving/MoveLog.js';

/** What a look at one service came to, as a sentence. */
interface Finding {
  readonly isSound: boolean;
  readonly says: string;
}

/** Looks at one service of the settings; undefined where none is configured. Throws what is wrong. */
interface Examination {
  readonly of: string;
  look(env: NodeJS.ProcessEnv, firebase?: FirebaseService): Promise<string | undefined>;
}

const WITHIN_MS = 5_000;
/** Less room than this does not last for a day of use. */
const LEAST_FREE_MB = 500;
const MEGABYTE = 1024 ** 2;

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error && error.message === 'fetch failed' ? error.cause.message : error.message;
};

async function lookAtFolder(env: NodeJS.ProcessEnv): Promise<string> {
  const folder = readDataDir(env);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartupError(`Harta may not write into ${folder} (HARTA_DATA_DIR): ${reasonOf(error)}.`);
  }
  const { bavail, bsize } = await statfs(folder);
  const free = Math.floor((bavail * bsize) / MEGABYTE);
  if (free < LEAST_FREE_MB) throw new StartupError(`There are only ${free} MB left on the disk of ${folder}.`);
  return `${folder} can be written, with ${free} MB free.`;
}

async function lookAtDatabase(env: NodeJS.ProcessEnv): Promise<string> {
  const storage = readStorage(env);
  if (storage.engine === 'sqlite') {
    refuseUnfinishedMove(readDataDir(env));
    return 'Everything is kept in files of the data folder.';
  }
  const { recordsFault, storageFault } = await import('../platform/store/checking/checkPostgres.js');
  const fault = storage.graphs === undefined ? await storageFault(storage) : await recordsFault(storage);
  if (fault !== undefined) throw new StartupError(fault);
  return `The database at ${new URL(storage.url).host} can be used.`;
}

/** Whether they belong to the records is asked where those can be read. */
async function lookAtGraphs(env: NodeJS.ProcessEnv): Promise<string> {
  const storage = readStorage(env);
  if (storage.engine === 'sqlite' || storage.graphs === undefined) return 'They are kept with everything else.';
  const { graphsFault, recordsFault, storageFault } = await import('../platform/store/checking/checkPostgres.js');
  const isWhole = (await recordsFault(storage)) === undefined;
  const fault = isWhole ? await storageFault(storage) : await graphsFault(storage);
  if (fault !== undefined) throw new StartupError(fault);
  return `The database at ${new URL(storage.graphs.url).host} can be used for graphs.`;
}

async function lookAtRedis(env: NodeJS.ProcessEnv): Promise<string | undefined> {
  const { redisUrl } = readRealtime(env);
  if (redisUrl === null) return undefined;
  const { Redis } = await import('ioredis');
  const options = { lazyConnect: true, connectTimeout: WITHIN_MS, retryStrategy: () => null, maxRetriesPerRequest: 0 };
  const redis = new Redis(redisUrl, options);
  // What it says first is why, what it rejects with only that it is closed.
  let reason: string | undefined;
  redis.on('error', (error: Error) => (reason ??= error.message));
  try {
    await redis.connect();
    await redis.ping();
    return 'Redis answers.';
  } catch (error) {
    throw new StartupError(`Redis (HARTA_REDIS_URL) does not answer: ${reason ?? reasonOf(error)}.`);
  } finally {
    redis.disconnect();
  }
}

async function verifySmtp(smtp: SmtpSettings): Promise<string> {
  const { smtpTransport } = await import('../people/identity/mails/smtp/smtpTransport.js');
  const transport = smtpTransport(smtp);
  try {
    await transport.verify();
    return `The mail server at ${smtp.host} takes mails.`;
  } catch (error) {
    throw new StartupError(`The mail server at ${smtp.host} (HARTA_SMTP_URL) does not take mails: ${reasonOf(error)}.`);
  } finally {
    transport.close();
  }
}

async function askModels({ baseUrl, apiKey, model }: ModelSettings, named: string): Promise<string> {
  const headers = apiKey === null ? {} : { authorization: `Bearer ${apiKey}` };
  const signal = AbortSignal.timeout(WITHIN_MS);
  const answer = await fetch(`${baseUrl}/models`, { headers, signal }).catch((error: unknown) => {
    throw new StartupError(`The endpoint of ${named} does not answer: ${reasonOf(error)}.`);
  });
  if (answer.status === 401 || answer.status === 403)
    throw new StartupError(`The endpoint of ${named} refuses the key (${answer.status}).`);
  if (!answer.ok && answer.status !== 404)
    throw new StartupError(`The endpoint of ${named} answers ${answer.status} to ${baseUrl}/models.`);
  const listed = await answer.json().catch(() => undefined);
  const names = (listed as { data?: { id?: string }[] } | undefined)?.data?.map(({ id }) => id) ?? [];
  // Servers of one model list it by another name, and answer to any.
  const isUnlisted = names.length > 0 && !names.includes(model);
  return `The endpoint of ${named} answers; it is asked for ${model}${isUnlisted ? ', which it does not list' : ''}.`;
}

/** Whether it can be loaded is not tried: that takes its whole memory. */
async function lookAtLocalModel({ file, name, engineFolder }: LlamaSettings): Promise<string> {
  const { weightsFault } = await import('../assistant/engine/model/local/weightsFault.js');
  const fault = weightsFault(file);
  if (fault !== undefined) throw new StartupError(`HARTA_LLM_FILE cannot be used: ${fault}.`);
  const { engineIn, installCommand, loadLlama } = await import('../assistant/engine/model/local/binding.js');
  const engine = engineIn([projectRoot(), engineFolder]);
  if (engine === undefined)
    throw new StartupError(
      `HARTA_LLM_FILE has no engine: ${installCommand(engineFolder) ?? 'it is not built for this machine'}.`,
    );
  await loadLlama(engine).catch((error: unknown) => {
    throw new StartupError(`The engine of HARTA_LLM_FILE cannot be loaded: ${reasonOf(error)}.`);
  });
  return `The model ${name} is whole and its engine is installed; \`npm run check-model\` asks it.`;
}

async function lookAtModel(env: NodeJS.ProcessEnv): Promise<string | undefined> {
  const { model, local } = readAssistant(env, readDataDir(env));
  if (local !== null) return lookAtLocalModel(local);
  return model === null ? undefined : askModels(model, 'HARTA_LLM_BASE_URL');
}

async function lookAtTranscription(env: NodeJS.ProcessEnv): Promise<string | undefined> {
  const { endpoint, whisper } = readAudio(env, readDataDir(env));
  if (endpoint !== null) return askModels(endpoint, 'HARTA_TRANSCRIPTION_BASE_URL');
  if (whisper === null) return undefined;
  const { hasWhisper } = await import('../media/audio/transcribing/whisper/whisper.js');
  if (!hasWhisper())
    throw new StartupError(`The weights ${whisper.model} are there, but the engine of Whisper cannot be loaded.`);
  return `Whisper transcribes with ${whisper.model}.`;
}

async function lookAtMail(env: NodeJS.ProcessEnv): Promise<string | undefined> {
  const { smtp } = readMail(env);
  return smtp === null ? undefined : verifySmtp(smtp);
}

async function lookAtFirebase(env: NodeJS.ProcessEnv, firebase?: FirebaseService): Promise<string | undefined> {
  const { auth } = readSettings(env);
  if (auth.mode !== 'google') return undefined;
  const { checkFirebase } = await import('../people/identity/checkFirebase.js');
  const found = await checkFirebase(auth, firebase);
  if ('fault' in found) throw new StartupError(`Nobody can sign in: ${found.fault}.`);
  return `Firebase takes the key; people sign in at ${found.domains.join(', ') || 'no address'}.`;
}

/** Where each service that people sign in with says that it is there. */
const SIGN_IN_PATHS = { google: '/.well-known/openid-configuration', github: '/login' } as const;

async function lookAtSignIn(env: NodeJS.ProcessEnv): Promise<string | undefined> {
  const { providers } = readSettings(env);
  const answering: string[] = [];
  for (const id of ['google', 'github'] as const) {
    const provider = providers[id];
    if (provider?.kind !== 'real') continue;
    const at = new URL(SIGN_IN_PATHS[id], provider.client.service);
    const answer = await fetch(at, { signal: AbortSignal.timeout(WITHIN_MS) }).catch((error: unknown) => {
      throw new StartupError(`${PROVIDER_TITLES[id]} does not answer at ${at.origin}: ${reasonOf(error)}.`);
    });
    if (!answer.ok) throw new StartupError(`${PROVIDER_TITLES[id]} answers ${answer.status} at ${at.href}.`);
    answering.push(PROVIDER_TITLES[id]);
  }
  return answering.length === 0
    ? undefined
    : `${answering.join(' and ')} can be reached; whether they take this client is seen when somebody signs in.`;
}

async function lookAtPayments(env: NodeJS.ProcessEnv): Promise<string | undefined> {
  const { payments } = readSettings(env);
  if (payments.provider !== 'stripe') return undefined;
  const { checkStripe } = await import('../people/payments/checkStripe.js');
  const found = await checkStripe(payments);
  if ('fault' in found) throw new StartupError(`Nothing can be sold: ${found.fault}.`);
  return `Stripe takes the key and sells ${found.plans === 1 ? 'one plan' : `${found.plans} plans`}.`;
}

/** The settings as a whole: how the key of Stripe looks, the address, the sign-in and what does not go together. */
async function lookAtSettings(env: NodeJS.ProcessEnv): Promise<string> {
  const { payments, auth } = readSettings(env);
  const selling = { stripe: 'payments go to Stripe', sandbox: 'payments are tried out', none: 'nothing is sold' };
  return `The settings are complete: ${auth.mode} sign-in, ${selling[payments.provider]}.`;
}

const EXAMINATIONS: readonly Examination[] = [
  { of: 'settings', look: lookAtSettings },
  { of: 'data folder', look: lookAtFolder },
  { of: 'storage', look: lookAtDatabase },
  { of: 'graphs', look: lookAtGraphs },
  { of: 'Redis', look: lookAtRedis },
  { of: 'mail', look: lookAtMail },
  { of: 'Firebase', look: lookAtFirebase },
  { of: 'sign-in', look: lookAtSignIn },
  { of: 'payments', look: lookAtPayments },
  { of: 'model', look: lookAtModel },
  { of: 'transcription', look: lookAtTranscription },
];

async function examine({ look }: Examination, ...asked: Parameters<Examination['look']>): Promise<Finding> {
  try {
    return { isSound: true, says: (await look(...asked)) ?? 'Not configured.' };
  } catch (error) {
    return { isSound: false, says: reasonOf(error) };
  }
}

/**
 * Looks at each service that the settings name, and says of each in a sentence what is wrong, or that nothing is.
 * @param firebase where Google answers for Firebase, if not where it always does
 * @returns whether all of them can be used
 */
export async function doctor(
  env: NodeJS.ProcessEnv,
  say: (line: string) => void = console.info,
  firebase?: FirebaseService,
): Promise<boolean> {
  let isSound = true;
  for (const examination of EXAMINATIONS) {
    const finding = await examine(examination, env, firebase);
    isSound &&= finding.isSound;
    say(`${finding.isSound ? '✓' : '✗'} ${examination.of}: ${finding.says}`);
  }
  return isSound;
}
