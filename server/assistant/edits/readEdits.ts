import { MAX_PATCH_OPERATIONS } from '../../contract/edits.js';
import { PACKS } from '../language/Pack.js';
import { ACTS } from './acts/acts.js';
import { type Edit } from './acts/operations.js';
import { attempted, EditRejection, ofFirst } from './EditRejection.js';
import { nodesOf } from './finding/nodes.js';
import { unread } from './finding/newNames.js';
import { type Clause, optionalCuts, SAYING, sparedBy, TELLING } from './reading/clauses.js';
import { matchesOf, type Slots } from './reading/match.js';
import { phraseAt, textOf, type Word } from './reading/words.js';
import { type EditContext, type Target } from './EditContext.js';
import { subjectsOf } from './told/subjects.js';

/** Each way in which a pattern reads one of some clauses. */
function* readingsOf(clauses: readonly Clause[], context: EditContext) {
  for (const clause of clauses) {
    context.spend(clause.words);
    for (const match of matchesOf(clause, context.grammar)) {
      context.spend(Object.values(match.slots).flatMap((words) => words ?? []));
      yield match;
    }
  }
}

const firstOf = (clauses: readonly Clause[], given: Slots, context: EditContext): Promise<readonly Edit[]> =>
  ofFirst(readingsOf(clauses, context), ({ pattern, slots }) =>
    // A test holds all patterns against the acts.
    ACTS[pattern.act as keyof typeof ACTS]({ ...given, ...slots }, context),
  );

/** What a sentence says of whom it begins with, or of whom the one before it spoke; otherwise what it tells as a whole. */
async function editsOfSentence({ words, isContinued }: Clause, context: EditContext): Promise<readonly Edit[]> {
  const subjects = await subjectsOf(words, context);
  const all = isContinued === true ? [...subjects, { nodes: [], rest: words }] : subjects;
  const ofSubjects = all.map(
    ({ nodes, rest }) =>
      () =>
        firstOf([{ verb: SAYING, words: rest }], { nodes }, context),
  );
  return ofFirst([...ofSubjects, () => firstOf([{ verb: TELLING, words }], {}, context)], (read) => read());
}

const editsOf = (clause: Clause, context: EditContext): Promise<readonly Edit[]> =>
  clause.verb === SAYING
    ? editsOfSentence(clause, context)
    : firstOf([clause], clause.said === undefined ? {} : { verb: clause.said }, context);

/** Keeps what the clauses after this one may refer to. */
function remember(edits: readonly Edit[], context: EditContext): void {
  for (const { operation, about } of edits) {
    const gone = context.reading.relationships.get(
      operation.op === 'deleteRelationship' ? (operation.relationshipId ?? '') : '',
    );
    if (gone !== undefined) context.parted.set(gone.id, gone);
    const [target] = about;
    if (target === undefined) continue;
    const isNamed = operation.op === 'createNode' || operation.op === 'updateNode';
    if (isNamed) context.know(target);
    else context.speakOf(target);
  }
}

/** The edits of a command but those of nodes at its end that it is not to touch; undefined where it spares none. */
async function sparingEdits(clause: Clause, context: EditContext): Promise<readonly Edit[] | undefined> {
  const but = sparedBy(clause, context.grammar);
  if (but === undefined) return undefined;
  const spared = await nodesOf(but.spared, context);
  const edits = await editsOf(but.clause, context);
  const isOf =
    ({ id }: Target) =>
    ({ about }: Edit) =>
      about[0]?.id === id;
  // Who is not of those that are changed was not meant so.
  if (!spared.every((one) => edits.some(isOf(one)))) throw unread(but.spared, context);
  const left = edits.filter((edit) => !spared.some((one) => isOf(one)(edit)));
  remember(left, context);
  return left;
}

async function remembered(clause: Clause, context: EditContext): Promise<readonly Edit[]> {
  const edits = await editsOf(clause, context);
  remember(edits, context);
  return edits;
}

/** Whether words except something: what is joined to them after that may be excepted too. */
const excepts = (words: readonly Word[], { grammar, language }: EditContext): boolean => {
  const phrases = [...PACKS[language].operators.except, ...grammar.but];
  return words.some((_, at) => phraseAt(words, at, phrases) > 0);
};

/** The same command of something else, or a sentence of its own. */
const goingOn = (clause: Clause, { at, joined }: { at: number; joined: number }, context: EditContext): Clause[] => {
  const words = clause.words.slice(at);
  const isContinued = clause.verb === SAYING || phraseAt(words, 0, context.grammar.with) > 0;
  const sentence: Clause = { verb: SAYING, words, isContinued };
  if (clause.verb === SAYING || excepts(clause.words.slice(0, joined), context)) return [sentence];
  return [{ ...clause, words }, sentence];
};

/** The edits of a clause, or of the parts that it may be cut into where no verb of command begins. */
async function editsOfParts(clause: Clause, context: EditContext): Promise<readonly Edit[]> {
  const whole = await attempted(() => remembered(clause, context));
  if (!(whole instanceof EditRejection)) return whole;
  const but = await sparingEdits(clause, context);
  if (but !== undefined) return but;
  for (const cut of optionalCuts(clause.words, context.grammar)) {
    const { at, joined } = cut;
    const parts = goingOn(clause, cut, context);
    const own = await attempted(() => remembered({ ...clause, words: clause.words.slice(0, joined) }, context));
    if (own instanceof EditRejection) continue;
    for (const part of parts) {
      const more = await attempted(() => editsOfParts(part, context));
      if (!(more instanceof EditRejection)) return [...own, ...more];
    }
    // What was read of the first part is not read again: the rest of the request is not understood.
    throw new EditRejection('notUnderstood', { said: textOf(clause.words.slice(at), context.text), sure: true });
  }
  throw whole;
}

/** A rejection about a clause after one that was read: that the text is an edit is sure. */
function laterDoubt(rejection: EditRejection, { words }: Clause, { text }: EditContext): EditRejection {
  if (rejection.reason === 'misfit')
    return new EditRejection('notUnderstood', { said: textOf(words, text), sure: true });
  return rejection.reason === 'unknown' ? new EditRejection('unknown', { ...rejection.told, sure: true }) : rejection;
}

/** The edits of all clauses, in order, or none. Throws an `EditRejection`, `misfit` where the text seems to be no edit. */
export async function readEdits(clauses: readonly Clause[], context: EditContext): Promise<readonly Edit[]> {
  const edits: Edit[] = [];
  for (const clause of clauses) {
    const came = await attempted(() => editsOfParts(clause, context));
    if (!(came instanceof EditRejection)) edits.push(...came);
    // What is so already is told beside what is not; alone it is the answer.
    else if (came.reason === 'already' && clauses.length > 1) context.idle.push(came);
    else throw edits.length > 0 ? laterDoubt(came, clause, context) : came;
  }
  const [idle] = context.idle;
  if (edits.length === 0 && idle !== undefined) throw idle;
  if (edits.length > MAX_PATCH_OPERATIONS) throw new EditRejection('tooMany', { total: edits.length });
  return edits;
}
