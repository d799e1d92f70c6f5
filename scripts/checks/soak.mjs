import { everyNode } from './nodes.mjs';

/** What `npm run soak` runs, by name: suites of `npm test`, each with the many rounds of `tests/soak/rounds.ts`, and what is measured for long. */
export const soaks = {
  kills: { unit: ['tests/server/store/crash.test.ts'] },
  outbox: { unit: ['tests/server/notifications/outbox.test.ts'] },
  effects: { unit: ['tests/server/effects/effects.test.ts'] },
  jobs: { unit: ['tests/server/jobs/kills.test.ts', 'tests/server/jobs/yourDataKills.test.ts'] },
  payments: { unit: ['tests/server/payments/webhooks.test.ts'] },
  transcription: { unit: ['tests/server/audio/killedTranscription.test.ts'] },
  undo: { unit: ['tests/server/store/undoProperty.test.ts'] },
  query: { unit: ['tests/server/query/planner.test.ts'] },
  serverQuery: { engines: ['postgresQueries'] },
  processes: { engines: ['engines', 'tests/engines/severalProcesses'] },
  apart: { engines: ['engines', 'tests/engines/apart/severalProcesses'] },
  fuzz: { unit: ['tests/server/fuzz'] },
  files: { unit: ['tests/imports/fuzzed.test.ts', 'tests/imports/roundTrips.test.ts'] },
  cuts: { unit: ['tests/scenarios/realtime/scenarios.test.ts', '-t', 'at random moments'] },
  pageCuts: { journeys: ['realtimeProduct', '-g', 'cut again and again'] },
  people: { bench: 'people', env: (share) => ({ HARTA_BENCH_PEOPLE_SECONDS: String(Math.round(600 * share)) }) },
  nodes: { unit: ['tests/server/start/everyNode.test.ts'], env: everyNode },
  image: { unit: ['tests/repository/dockerfile.test.ts'] },
  conversation: { journeys: ['longConversation'] },
};
