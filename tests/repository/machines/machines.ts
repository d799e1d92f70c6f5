import { readdirSync } from 'node:fs';
import path from 'node:path';

import { type AnyStateMachine } from 'xstate';

const FOLDER = path.resolve('machines');

/** A machine as its file exports it; one that is made of a kind is made of an empty one. */
export interface ExportedMachine {
  readonly file: string;
  readonly name: string;
  readonly machine: AnyStateMachine;
}

/** The files of the machines, in the order of their names. */
export const machineFiles = (): string[] => readdirSync(FOLDER).filter((file) => file.endsWith('Machine.ts'));

async function machinesIn(file: string): Promise<ExportedMachine[]> {
  const exported = (await import(path.join(FOLDER, file))) as Record<string, unknown>;
  return Object.entries(exported)
    .filter(([name]) => /Machine(Of)?$/u.test(name))
    .map(([name, made]) => ({
      file,
      name,
      machine: (name.endsWith('Of') ? (made as (kind: object) => AnyStateMachine)({}) : made) as AnyStateMachine,
    }));
}

/** Every machine of the product. */
export const allMachines = async (): Promise<ExportedMachine[]> =>
  (await Promise.all(machineFiles().map(machinesIn))).flat();
