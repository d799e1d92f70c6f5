import { type Answer, type AskingContext, type Engine } from '../../../server/assistant/engine/Engine.js';
import { type Alias } from '../../../server/assistant/grammar/Lexeme.js';
import { type ImportedNode } from '../../../server/graph/ports/ImportSink.js';
import { type GraphScope } from '../../../server/graph/ports/scope.js';
import { type GraphStore } from '../../../server/graph/GraphStore.js';
import { idsIn } from '../../../domain/query/named.js';
import { type Query } from '../../../domain/query/Query.js';
import { type NodeId } from '../../../server/contract/ids.js';
import { GraphReading } from '../../../server/assistant/reading/GraphReading.js';
import { loadGraph } from '../harness/loadGraph.js';
import { type Conversation } from './conversations.js';
import { denialsIn, wordsOfGraph } from './denials.js';
import { type AskedBack } from './newWords/asked.js';
import { Draft } from './Draft.js';
import { isNamedIn } from './namedIn.js';
import { type Asked, type Field } from './Gold.js';
import { type Probe } from './probes.js';
import { type Wish } from './Wish.js';
import { type Given, verdictOf, type Verdict } from './verdict.js';

const NOW = '2026-11-22T12:00:00.000Z';

/** What one question came to. */
export interface Outcome {
  readonly group: string;
  readonly question: string;
  readonly verdict: Verdict;
  readonly text: string;
  /** Of a refusal: the words that it says the graph knows nothing of, though they stand there. */
  readonly denied?: readonly string[];
}

/** Whether a question is another one with more said in it, as with somebody's whole name. */
function saysMore(longer: string, question: string): boolean {
  const words = longer.split(' ');
  return words.length > question.split(' ').length && question.split(' ').every((word) => longer.includes(word));
}

/** Whether a query is of nodes by their names alone, so that these are what it tells. */
const isOfNamed = (query: Query): boolean => !('set' in query) || query.set.kind === 'nodes';

const givenOf = ({ text, refused, suggestions }: Answer, question: string): Given => ({
  text,
  refused,
  choices: suggestions.flatMap((one) => {
    if (one.kind === 'ask' && saysMore(one.text, question.replace(/[?.!]$/u, ''))) return [one.text];
    return one.kind === 'meant' && one.name !== undefined ? [one.name] : [];
  }),
});

/** Asks an engine everything of the set, over graphs that it loads once (`load`: with a past of their own). */
export class Asking {
  readonly #scopes = new Map<string, Promise<GraphScope>>();
  readonly #words = new Map<string, ReturnType<typeof wordsOfGraph>>();

  constructor(
    readonly engine: Engine,
    readonly store: GraphStore,
    readonly load: (store: GraphStore, field: Field) => Promise<GraphScope> = (store, { name, world }) =>
      loadGraph(store, name, world.graph),
  ) {}

  #scope(field: Field): Promise<GraphScope> {
    const scope = this.#scopes.get(field.name) ?? this.load(this.store, field);
    this.#scopes.set(field.name, scope);
    return scope;
  }

  /** What a refusal denies; nothing of an answer. */
  async #denied(field: Field, { refused, text }: Answer): Promise<Pick<Outcome, 'denied'>> {
    if (!refused) return {};
    const words = this.#words.get(field.name) ?? wordsOfGraph(this.store, await this.#scope(field));
    this.#words.set(field.name, words);
    return { denied: denialsIn(text, await words) };
  }

  async #answer(
    field: Field,
    { language, question }: Pick<Asked, 'language' | 'question'>,
    earlier: AskingContext['earlier'] = [],
    aliases: readonly Alias[] = [],
    query?: Query,
  ) {
    const asked = query === undefined ? {} : { query };
    const context = { scope: await this.#scope(field), language, now: NOW, earlier, aliases, examples: [], ...asked };
    return this.engine.answer(question, context, () => undefined, new AbortController().signal);
  }

  /** An answer with whether it is marked as one of several readings, and names it. */
  async #given(field: Field, { question, language }: Asked, answer: Answer): Promise<Given> {
    const given = givenOf(answer, question);
    const { query, text, isAsRead } = answer;
    if (query === undefined) return given;
    const reading = new GraphReading(this.store, await this.#scope(field), new AbortController().signal);
    const nodes = isOfNamed(query) ? [] : await reading.read(idsIn(query) as NodeId[]);
    const lookedForBy = nodes.map((node) => reading.nameOf(node));
    if (isAsRead !== true) return { ...given, lookedForBy };
    return { ...given, lookedForBy, namesReading: await isNamedIn(text, query, reading, language) };
  }

  async question(field: Field, asked: Asked, group = field.name): Promise<Outcome> {
    const answer = await this.#answer(field, asked);
    const verdict = verdictOf(field.world, asked, await this.#given(field, asked, answer));
    const reached = ['refused', 'misread'].includes(verdict)
      ? await this.#reachedBy(field, asked, answer, verdict)
      : verdict;
    const denied = await this.#denied(field, answer);
    return { group, question: asked.question, text: answer.text, verdict: reached, ...denied };
  }

  async #reachedBy(field: Field, asked: Asked, answer: Answer, otherwise: Verdict): Promise<Verdict> {
    if (await this.#isReached(field, asked, answer)) return 'asked';
    return (await this.#isOffered(field, asked, answer)) ? 'offered' : otherwise;
  }

  /** Whether a reading that is offered, in a refusal or beside another reading, is what was asked. */
  async #isOffered(field: Field, asked: Asked, { suggestions }: Answer): Promise<boolean> {
    for (const { query } of suggestions) {
      if (query === undefined) continue;
      const reply = await this.#answer(field, asked, [], [], query);
      if (verdictOf(field.world, asked, givenOf(reply, asked.question)) === 'right') return true;
    }
    return false;
  }

  /** Whether a button of a question back leads to the right answer, by another one at most: a person presses what they meant. */
  async #isReached(field: Field, asked: Asked, answer: Answer, aliases: readonly Alias[] = []): Promise<boolean> {
    const earlier = [kept({ question: asked.question, ...answer })];
    for (const { kind, text } of answer.suggestions) {
      if (kind !== 'meant') continue;
      const reply = await this.#answer(field, { ...asked, question: text }, earlier, aliases);
      if (verdictOf(field.world, asked, givenOf(reply, asked.question)) === 'right') return true;
      const isFirst = aliases.length === 0 && reply.learned !== undefined;
      if (isFirst && (await this.#isReached(field, asked, reply, [reply.learned]))) return true;
    }
    return false;
  }

  probe = ({ kind, field, asked }: Probe): Promise<Outcome> => this.question(field, asked, kind);

  async conversation({ field, opening, asked }: Conversation): Promise<Outcome[]> {
    const [first] = asked;
    const earlier = [
      { question: opening, ...(await this.#answer(field, { language: first?.language ?? 'en', question: opening })) },
    ].map(kept);
    const outcomes: Outcome[] = [];
    for (const one of asked) {
      const answer = await this.#answer(field, one, earlier);
      outcomes.push({
        group: field.name,
        question: one.question,
        text: answer.text,
        verdict: verdictOf(field.world, one, await this.#given(field, one, answer)),
        ...(await this.#denied(field, answer)),
      });
      earlier.push(kept({ question: one.question, ...answer }));
    }
    return outcomes;
  }

  /** A question that is asked back, judged by the answer to the reply; what is answered at once is judged itself. */
  async askedBack({ field, asked, reply }: AskedBack): Promise<Outcome> {
    const first = await this.#answer(field, asked);
    const isAsked = givenOf(first, asked.question).choices.length > 0;
    const earlier = [kept({ question: asked.question, ...first })];
    const answer = isAsked ? await this.#answer(field, { ...asked, question: reply }, earlier) : first;
    const { question } = asked;
    return {
      group: field.name,
      question,
      text: answer.text,
      verdict: verdictOf(field.world, asked, await this.#given(field, asked, answer)),
    };
  }

  /** A proposal is applied to a copy of the graph, and what it makes of it compared. */
  wish = async (wish: Wish): Promise<Outcome> =>
    this.wishIn(await loadGraph(this.store, wish.request, wish.field.world.graph), wish);

  /** The same where the graph is somebody's own, and as it was afterwards; `called` names its nodes for what is wanted. */
  async wishIn(
    scope: GraphScope,
    { field, language, request, wanted }: Wish,
    called?: (node: ImportedNode) => string,
  ): Promise<Outcome> {
    const expected = await this.#content(scope, called);
    if (wanted !== 'ask') wanted(expected);
    const context = { scope, language, now: NOW, earlier: [], examples: [] };
    const answer = await this.engine.answer(request, context, () => undefined, new AbortController().signal);
    const outcome = (verdict: Verdict): Outcome => ({
      group: field.name,
      question: request,
      text: answer.text,
      verdict,
    });
    const operations = answer.proposal?.operations.map(({ operation }) => operation) ?? [];
    if (operations.length === 0) return outcome(wanted === 'ask' ? 'right' : 'refused');
    if (wanted === 'ask') return outcome('false');
    await this.store.applyPatch(scope, operations, { source: 'assistant' });
    const made = await this.#content(scope, called);
    await this.store.undo(scope);
    return outcome(JSON.stringify(made.lines()) === JSON.stringify(expected.lines()) ? 'right' : 'false');
  }

  async #content(scope: GraphScope, called?: (node: ImportedNode) => string): Promise<Draft> {
    const [nodes, relationships] = [
      await this.store.exportNodes(scope, null, 10_000),
      await this.store.exportRelationships(scope, null, 10_000),
    ];
    return new Draft({ nodes: nodes.items, relationships: relationships.items }, called);
  }
}

/** What of an answer the next question is given. */
const kept = ({ question, ...answer }: Answer & { question: string }): AskingContext['earlier'][number] => ({
  ...answer,
  question,
  answer: answer.text,
});

/** The refusals that deny a word of their graph. */
export const denials = (outcomes: readonly Outcome[]): Outcome[] =>
  outcomes.filter(({ denied = [] }) => denied.length > 0);

/** How many of each verdict, and of refusals that deny a word of their graph, in a line. */
export function tally(outcomes: readonly Outcome[]): string {
  const count = (verdict: Verdict) => outcomes.filter((one) => one.verdict === verdict).length;
  const refusals = outcomes.filter(({ denied }) => denied !== undefined).length;
  const denying = refusals === 0 ? '' : `; ${denials(outcomes).length} of ${refusals} refusals deny a word`;
  return `${outcomes.length}: right ${count('right')}, asked ${count('asked')}, offered ${count('offered')}, misread ${count('misread')}, refused ${count('refused')}, false ${count('false')}${denying}`;
}
