import { writeFileSync } from 'node:fs';

import { type Engine } from '../../../../server/assistant/engine/Engine.js';
import { OfflineEngine } from '../../../../server/assistant/engine/offline/OfflineEngine.js';
import { type GraphStore } from '../../../../server/graph/GraphStore.js';
import { type GraphScope } from '../../../../server/graph/ports/scope.js';
import { type ImportedNode } from '../../../../server/graph/ports/ImportSink.js';
import { Installation } from '../../../server/files/openedImports.js';
import { Asking, type Outcome, tally } from '../asking.js';
import { type Conversation } from '../conversations.js';
import { type Field } from '../Gold.js';
import { type Wish } from '../Wish.js';
import { bringing } from './bringing.js';

/** A set of people's own files: what it is called, and where its files are once the installation is there. */
export interface FileSet {
  readonly name: string;
  readonly placedIn: (harta: Installation) => (file: string) => string;
  /** Answers in place of the rules alone. */
  readonly engineOver?: (store: GraphStore) => Engine;
}

/** How many outcomes are of some verdicts. */
export const count = (outcomes: readonly Outcome[], ...verdicts: readonly string[]): number =>
  outcomes.filter(({ verdict }) => verdicts.includes(verdict)).length;

/** What is not proposed and ends in a question has been asked about. */
const judged = (outcome: Outcome): Outcome =>
  outcome.verdict === 'refused' && outcome.text.includes('?') ? { ...outcome, verdict: 'asked' } : outcome;

interface Opened {
  readonly harta: Installation;
  readonly asking: Asking;
  readonly scopeOf: (field: Field) => Promise<GraphScope>;
}

/** An installation into which the files of a set are brought as the product proposes: each field once, when it is first asked about. */
export class AskedFiles {
  #opened: Promise<Opened> | undefined;

  constructor(readonly set: FileSet) {}

  async #open(): Promise<Opened> {
    const harta = await Installation.open();
    const { store } = harta.stored;
    const load = bringing(harta, this.set.placedIn(harta));
    const scopes = new Map<Field, Promise<GraphScope>>();
    const scopeOf = (field: Field) => {
      const scope = scopes.get(field) ?? load(store, field);
      scopes.set(field, scope);
      return scope;
    };
    const asking = new Asking(this.set.engineOver?.(store) ?? new OfflineEngine(store), store, (_, field) =>
      scopeOf(field),
    );
    return { harta, asking, scopeOf };
  }

  readonly #get = (): Promise<Opened> => (this.#opened ??= this.#open());

  close = async (): Promise<void> => (await this.#opened)?.harta.close();

  /** Prints what outcomes come to; `HARTA_OUTCOMES_<NAME>` names a file for all of them. */
  #told(what: string, outcomes: readonly Outcome[]): readonly Outcome[] {
    const said = [this.set.name, what].filter((word) => word !== '');
    console.info(`${said.join(' ')} ${tally(outcomes)}`);
    const file = process.env[`HARTA_OUTCOMES_${said.join('_').toUpperCase()}`];
    if (file !== undefined) writeFileSync(file, JSON.stringify(outcomes, null, 1));
    return outcomes;
  }

  /** What questions about fields come to. */
  async questions(fields: readonly Field[]): Promise<readonly Outcome[]> {
    const { asking } = await this.#get();
    const outcomes: Outcome[] = [];
    for (const field of fields) for (const one of field.asked) outcomes.push(await asking.question(field, one));
    return this.#told('', outcomes);
  }

  /** What the turns of conversations come to, each after the turns before it. */
  async conversations(conversations: readonly Conversation[]): Promise<readonly Outcome[]> {
    const { asking } = await this.#get();
    const outcomes: Outcome[] = [];
    for (const one of conversations) outcomes.push(...(await asking.conversation(one)));
    return this.#told('turns', outcomes);
  }

  /** What requests come to, each over files as they were brought: what one changes is undone before the next. */
  async wishes(wishes: readonly Wish[], calledBy: (node: ImportedNode) => string): Promise<readonly Outcome[]> {
    const { asking, scopeOf } = await this.#get();
    const outcomes: Outcome[] = [];
    for (const wish of wishes) outcomes.push(judged(await asking.wishIn(await scopeOf(wish.field), wish, calledBy)));
    return this.#told('edits', outcomes);
  }
}
