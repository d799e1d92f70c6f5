import { writeFileSync } from 'node:fs';

import { OfflineEngine } from '../../../../server/assistant/engine/offline/OfflineEngine.js';
import { type GraphScope } from '../../../../server/graph/ports/scope.js';
import { type ImportedNode } from '../../../../server/graph/ports/ImportSink.js';
import { Installation } from '../../../server/files/openedImports.js';
import { Asking, type Outcome, tally } from '../asking.js';
import { type Field } from '../Gold.js';
import { type Wish } from '../Wish.js';
import { bringing } from './bringing.js';

/** A set of people's own files: what it is called, and where its files are once the installation is there. */
export interface FileSet {
  readonly name: string;
  readonly placedIn: (harta: Installation) => (file: string) => string;
}

/** How many outcomes are of some verdicts. */
export const count = (outcomes: readonly Outcome[], ...verdicts: readonly string[]): number =>
  outcomes.filter(({ verdict }) => verdicts.includes(verdict)).length;

/** Opens an installation for a set; `HARTA_TOLD_<NAME>` names a file for the outcomes. */
async function asked(
  { name, placedIn }: FileSet,
  what: string,
  ask: (asking: Asking, load: ReturnType<typeof bringing>, harta: Installation) => Promise<Outcome[]>,
): Promise<readonly Outcome[]> {
  const harta = await Installation.open();
  try {
    const load = bringing(harta, placedIn(harta));
    const { store } = harta.stored;
    const outcomes = await ask(new Asking(new OfflineEngine(store), store, load), load, harta);
    const said = [name, what].filter((word) => word !== '');
    console.info(`${said.join(' ')} ${tally(outcomes)}`);
    const file = process.env[`HARTA_TOLD_${said.join('_').toUpperCase()}`];
    if (file !== undefined) writeFileSync(file, JSON.stringify(outcomes, null, 1));
    return outcomes;
  } finally {
    await harta.close();
  }
}

/** What questions about fields come to whose files are brought as the product proposes. */
export const askedOfFiles = (set: FileSet, fields: readonly Field[]): Promise<readonly Outcome[]> =>
  asked(set, '', async (asking) => {
    const outcomes: Outcome[] = [];
    for (const field of fields) for (const one of field.asked) outcomes.push(await asking.question(field, one));
    return outcomes;
  });

/** What is not proposed and ends in a question has been asked about. */
const judged = (outcome: Outcome): Outcome =>
  outcome.verdict === 'refused' && outcome.text.includes('?') ? { ...outcome, verdict: 'asked' } : outcome;

/** What requests come to, each over files as they were brought: what one changes is undone before the next. */
export const wishedOfFiles = (
  set: FileSet,
  wishes: readonly Wish[],
  calledBy: (node: ImportedNode) => string,
): Promise<readonly Outcome[]> =>
  asked(set, 'edits', async (asking, load, { stored }) => {
    const scopes = new Map<Field, GraphScope>();
    const outcomes: Outcome[] = [];
    for (const wish of wishes) {
      const scope = scopes.get(wish.field) ?? (await load(stored.store, wish.field));
      scopes.set(wish.field, scope);
      outcomes.push(judged(await asking.wishIn(scope, wish, calledBy)));
    }
    return outcomes;
  });
