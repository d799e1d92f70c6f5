import { startTestServer, type TestServer } from '../api/startTestServer.js';
import { twoPeople } from '../api/twoPeople.js';
import { knownValues, type KnownValues } from './fromSchema.js';
import { Sender } from './send.js';

/** A server to be sent what nobody should send, with what two people have in it. */
export interface Fuzzed {
  readonly server: TestServer;
  readonly sender: Sender;
  readonly known: KnownValues;
  /** Fails when any answer was not as the contract says. */
  close(): Promise<void>;
}

/** Starts one; what the cases do wrong is no failure to be logged. */
export async function startFuzzed(): Promise<Fuzzed> {
  const server = await startTestServer({ logger: { level: 'fatal' } });
  const known = knownValues(await twoPeople(server));
  const sender = await Sender.to(server);
  return {
    server,
    sender,
    known,
    close() {
      sender.close();
      return server.close();
    },
  };
}
