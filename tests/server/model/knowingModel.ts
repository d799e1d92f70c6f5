import { type ImportBatch } from '../../../server/graph/ports/ImportSink.js';
import { graphOf } from '../../assistant/graphs/graphs.js';
import { findNode, nameOfRef } from '../../assistant/graphs/names.js';
import { dateForms } from '../../assistant/judge/dates.js';
import { type Question } from '../../assistant/truth/Question.js';
import { type Said } from '../../assistant/truth/Truth.js';
import { type ChatRequest, type Reply, resultsIn, type Script } from './ScriptedModel.js';

/** Ids that one call reads. */
const AT_ONCE = 20;

/** The nodes that a right answer must cite, as they are named. */
const citedIn = ({ cites: { all = [], of = [], atLeast = 0 } }: Question) =>
  [...all, ...of.slice(0, atLeast)].map(nameOfRef);

/** The nodes that a right answer cites. */
function evidence(question: Question, graph: ImportBatch): string[] {
  const { of = [], atLeast = 0, label } = question.cites;
  const refs = citedIn(question).map((name) => findNode(graph, name).id as string);
  const some = of.length > 0 ? [] : graph.nodes.filter((one) => label !== undefined && one.labels.includes(label));
  return [...new Set([...refs, ...some.slice(0, atLeast).map(({ id }) => id)])];
}

const form = (said: Said | undefined, { language }: Question): string => {
  if (typeof said === 'object') return dateForms(said.date, language)[0] ?? said.date;
  return typeof said === 'number' ? new Intl.NumberFormat(language).format(said) : (said ?? '');
};

/** The first mark of a kind in what tools gave. */
const markIn = (request: ChatRequest, kind: string): string =>
  new RegExp(`\\[\\[${kind}:[^\\]]+\\]\\]`, 'u').exec(resultsIn(request).join('\n'))?.[0] ?? '';

const queried = (query: unknown): Reply => ({ calls: [{ name: 'query', input: { query } }] });

function callsFor(question: Question, graph: ImportBatch): Reply {
  const { truth } = question;
  if (truth.kind === 'none') return { text: ['[[none]]'] };
  if (truth.kind === 'faq' || truth.kind === 'example')
    return { calls: [{ name: 'search_help_and_examples', input: { text: question.question } }] };
  const ids = evidence(question, graph);
  if (truth.kind === 'countRelationships')
    return queried({
      kind: 'total',
      set: { kind: 'all' },
      along: { step: { types: [truth.type], direction: 'out' }, set: { kind: 'all' } },
      total: { kind: 'count' },
    });
  if (ids.length === 0) return queried({ kind: 'count', set: { kind: 'all' } });
  const parts = Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, at) =>
    ids.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
  );
  return { calls: parts.map((some) => ({ name: 'read', input: { ids: some } })), argumentPieces: 5 };
}

/** What a model says that knows the answer: each thing once, in pieces, then the marks of what it read. */
function sayingFor(question: Question, graph: ImportBatch, request: ChatRequest): Reply {
  const { truth, says } = question;
  const said = says.map(([first]) => form(first, question)).join(', ');
  const given = JSON.stringify(request.messages);
  const marks = evidence(question, graph).map((id) => `[[n:${id}]]`);
  const help = truth.kind === 'faq' ? [`[[f:${truth.key}]]`] : truth.kind === 'example' ? [`[[e:${truth.id}]]`] : [];
  const all = [...marks, ...help.filter((mark) => given.includes(mark))];
  const text = `${said} ${all.length > 0 ? all.join('') : markIn(request, 'q')}.`;
  return { text: text.match(/[\s\S]{1,7}/gu) ?? [text] };
}

/** The history is done anew for each test, so its nodes are looked for by their names. */
function knowingHistory(question: Question): Script {
  const names = citedIn(question);
  return (request, number) => {
    if (number === 0) return { calls: names.map(({ name }) => ({ name: 'search', input: { text: name } })) };
    const ids = names.map(({ name, label }, at) => {
      const { candidates } = JSON.parse(resultsIn(request)[at] ?? '{}') as {
        candidates: { id: string; name: string; labels: string[] }[];
      };
      return candidates.find((one) => one.name === name && one.labels.includes(label))?.id ?? '';
    });
    if (number === 1) return { calls: [{ name: 'read', input: { ids } }] };
    const said = question.says.map(([first]) => form(first, question)).join(', ');
    return { text: [`${said} `, ...ids.map((id) => `[[n:${id}]]`), '.'] };
  };
}

/** A model that knows the right answer of a question and proves it by the tools. */
export function knowing(question: Question): Script {
  if (question.graph === 'history' && citedIn(question).length > 0) return knowingHistory(question);
  const graph = graphOf(question.graph, question.graphLanguage ?? question.language);
  return (request, number) => (number === 0 ? callsFor(question, graph) : sayingFor(question, graph, request));
}
