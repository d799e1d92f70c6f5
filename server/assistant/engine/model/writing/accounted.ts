import { fold, foldedWords } from '../../../../../domain/folding/fold.js';
import { formsIn } from '../../../../../domain/query/named.js';
import { type Query } from '../../../../../domain/query/Query.js';
import { type Lexeme } from '../../../grammar/Lexeme.js';
import { type Meaning, type PropertyLink } from '../../../grammar/Meaning.js';
import { type Said } from '../../../grammar/readQuestion.js';
import { type Schema, wordsOfName } from '../../../grammar/Schema.js';
import { kinship, meaningsOf } from '../../../language/meanings.js';
import { goesRight } from './directions.js';
import { type Feature, featuresOf, saidByWord, turned } from './features.js';

/** What a query is made of, each once. */
interface Parts {
  readonly labels: ReadonlySet<string>;
  readonly types: ReadonlySet<string>;
  readonly properties: ReadonlySet<string>;
  readonly ids: ReadonlySet<string>;
  readonly texts: ReadonlySet<string>;
  readonly numbers: ReadonlySet<number>;
  readonly features: ReadonlySet<Feature>;
}

const strings = (values: readonly unknown[]): Set<string> => new Set(values.filter((one) => typeof one === 'string'));
const numbers = (values: readonly unknown[]): Set<number> => new Set(values.filter((one) => typeof one === 'number'));

function partsOf(query: Query): Parts {
  const forms = formsIn(query);
  const values = forms.flatMap(({ value, from, to }) => [value, from, to]);
  // One alone is told where none is said.
  const counts = forms.flatMap(({ count, place, kind }) => (kind === 'top' && count === 1 ? [place] : [count, place]));
  return {
    labels: strings(forms.map(({ label }) => label)),
    types: strings(forms.flatMap(({ types }) => types ?? [])),
    properties: strings(forms.flatMap(({ property, properties }) => [property, ...[properties ?? []].flat()])),
    ids: strings(forms.flatMap(({ ids }) => ids ?? [])),
    texts: strings(values),
    numbers: numbers([...values, ...counts]),
    features: new Set(forms.flatMap(featuresOf)),
  };
}

/** What a meaning says of a query, part by part. */
interface Says {
  readonly kind: keyof Parts;
  readonly what: string | number;
}

const linked = (links: readonly PropertyLink[]): Says[] =>
  links.map(({ property }) => ({ kind: 'properties', what: property }));
const featured = (features: readonly Feature[]): Says[] => features.map((what) => ({ kind: 'features', what }));

/** Everything of which a meaning may be told in a query: one of it must be there. */
function saidBy(meaning: Meaning): Says[] {
  switch (meaning.cat) {
    case 'set': {
      const { set } = meaning;
      if (set.kind === 'label') return [{ kind: 'labels', what: set.label }];
      return set.kind === 'nodes' ? set.ids.map((what) => ({ kind: 'ids', what })) : [];
    }
    case 'op':
      return featured(saidByWord(meaning.op));
    case 'rel':
      return [{ kind: 'types', what: meaning.type }];
    case 'pred':
      return formsIn(meaning.that).flatMap(({ property, value }): Says[] => [
        ...(typeof property === 'string' && typeof value !== 'string'
          ? [{ kind: 'properties', what: property } as const]
          : []),
        ...(typeof value === 'string' ? [{ kind: 'texts', what: value } as const] : []),
        ...(typeof value === 'number' ? [{ kind: 'numbers', what: value } as const] : []),
      ]);
    case 'prop':
    case 'ordered':
    case 'amounts':
    case 'dim':
    case 'sup':
    case 'agg':
      return linked(meaning.links);
    case 'num':
    case 'ord':
    case 'cmp':
      return [{ kind: 'numbers', what: meaning.value }];
    default:
      return [];
  }
}

/** What words say that measure: which way a query must rank or compare by them. */
function measured(meaning: Meaning): Feature[] {
  if (meaning.cat === 'sup') {
    const [link] = meaning.links;
    return [turned(meaning.order, link?.isInverse)];
  }
  if (meaning.cat === 'dim' && meaning.degree === 'more')
    return meaning.links.some(({ isInverse }) => isInverse === true) ? ['less', 'least'] : ['more', 'most'];
  if (meaning.cat === 'cmp')
    return meaning.is === '=' ? [] : [meaning.is === '<' || meaning.is === '≤' ? 'less' : 'more'];
  return meaning.cat === 'agg' ? featuresOf({ by: meaning.by }) : [];
}

const holds = (parts: Parts, { kind, what }: Says): boolean => (parts[kind] as ReadonlySet<unknown>).has(what);

/** Whether what some words mean is in the query. */
const isTold = (parts: Parts, { meaning }: Lexeme): boolean => {
  const features = measured(meaning);
  return (
    saidBy(meaning).some((one) => holds(parts, one)) &&
    (features.length === 0 || features.some((one) => parts.features.has(one)))
  );
};

/** Labels that say nothing more: those at an end of a type, or with a property, that no other label has. */
function impliedLabels({ types, properties }: Parts, schema: Schema): ReadonlySet<string> {
  const alone = (labels: readonly string[]) => (new Set(labels).size === 1 ? labels : []);
  return new Set([
    ...[...types].flatMap((type) => [
      ...alone(schema.ends(type).map(({ start }) => start)),
      ...alone(schema.ends(type).map(({ end }) => end)),
    ]),
    ...schema.properties.filter(({ property }) => properties.has(property)).flatMap(({ labels }) => alone(labels)),
  ]);
}

/** Types that say nothing more: the only ones between labels that the query has. */
function impliedTypes(known: ReadonlySet<string>, types: ReadonlySet<string>, schema: Schema): string[] {
  const between = (one: string, other: string) =>
    schema
      .ends(undefined)
      .filter(({ start, end }) => (start === one && end === other) || (start === other && end === one));
  return [...types].filter((type) =>
    schema
      .ends(type)
      .some(
        ({ start, end }) =>
          known.has(start) && known.has(end) && new Set(between(start, end).map((one) => one.type)).size === 1,
      ),
  );
}

/** Elements of a query that a word may stand for by what it means. */
const NAMED = ['labels', 'types', 'properties'] as const;

/** What a word that the graph does not have may stand for in a query, by the lexicon. */
function* kinOf(word: string, parts: Parts): Generator<Says> {
  const meanings = meaningsOf([word]);
  for (const kind of NAMED)
    for (const what of parts[kind])
      if (wordsOfName(what).some((one) => kinship(meanings, meaningsOf([one])) !== undefined)) yield { kind, what };
}

/** What the words of a question say of a query that is in it, and where those words stand. */
interface Told {
  readonly places: ReadonlySet<number>;
  readonly said: readonly Says[];
}

function toldOf(parts: Parts, { tokens, telling, lexemes }: Said): Told {
  const told = lexemes.filter((one) => isTold(parts, one));
  const places = new Set(told.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)));
  const said = told.flatMap(({ meaning }) => [...saidBy(meaning), ...featured(measured(meaning))]);
  for (const at of [...telling].filter((one) => !places.has(one))) {
    const kin = [...kinOf(tokens[at]?.word ?? '', parts)];
    if (kin.length > 0) places.add(at);
    said.push(...kin);
  }
  return { places, said };
}

/** Whether each telling word of a question is told in a query. */
export function leavesNothingOut(query: Query, question: Said): boolean {
  const { places } = toldOf(partsOf(query), question);
  return [...question.telling].every((at) => places.has(at));
}

/**
 * Whether nothing is in a query that no word of the question says, and its relationships go the way that they can. What is not known to be so is not so.
 * @param before the query that the question goes on from, whose parts need not be said again
 */
export function addsNothing(query: Query, question: Said, before?: Query): boolean {
  const { tokens, schema, nodes } = question;
  const parts = partsOf(query);
  const { said } = toldOf(parts, question);
  const earlier = before === undefined ? undefined : partsOf(before);
  const has = (kind: keyof Parts, what: string | number) =>
    said.some((one) => one.kind === kind && one.what === what) || earlier?.[kind].has(what as never) === true;
  const asked = new Set(tokens.map(({ word }) => fold(word)));
  const byId = new Map(nodes.map((node) => [node.id as string, node]));
  const labels = impliedLabels(parts, schema);
  const known = new Set([...parts.labels, ...[...parts.ids].flatMap((id) => byId.get(id)?.labels ?? [])]);
  const types = impliedTypes(known, parts.types, schema);
  const isYear = (name: string) => schema.properties.some(({ property, isYear: year }) => property === name && year);
  return (
    [...parts.labels].every((one) => has('labels', one) || labels.has(one)) &&
    [...parts.types].every((one) => has('types', one) || types.includes(one)) &&
    [...parts.properties].every((one) => has('properties', one) || isYear(one) || parts.texts.size > 0) &&
    [...parts.ids].every((one) => has('ids', one)) &&
    [...parts.texts].every((one) => has('texts', one) || foldedWords(one).every((word) => asked.has(word))) &&
    [...parts.numbers].every((one) => has('numbers', one)) &&
    [...parts.features].every((one) => has('features', one)) &&
    goesRight(query, { schema, labelsOfNode: (id) => byId.get(id)?.labels ?? [] })
  );
}
