import { type Built, dearer, described, having, isApart, isOpen, link, plain, stands } from './building.js';
import { type SetMeaning } from './Meaning.js';
import { eitherWay, type Rule, rule } from './Rule.js';
import { type Schema } from './Schema.js';

/** Those of a label that are joined to what is named beside it; of one label with it nobody knows which way. */
const modified = (schema: Schema, set: SetMeaning, named: SetMeaning): Built[] =>
  isOpen(set) && named.isNamed === true && stands(named) && isApart(set, named)
    ? dearer(described(schema, set, link(undefined, named)), 0.05)
    : [];

/** Rules of what has something, and of what is said without a word of the relationship. */
export const HAVING: readonly Rule[] = [
  rule('hasSome', ['op:have', 'some'], 'has no coach', (_, { set, amount }) => plain(link(undefined, set, { amount }))),
  rule('hasOne', ['op:have', 'set'], 'has a coach', (_, set) =>
    stands(set) ? dearer(plain(link(undefined, set)), set.set.kind === 'where' ? 0.05 : 0) : [],
  ),
  rule('hasRole', ['op:have', 'rel'], 'has a boss', (_, rel) => dearer(plain(having(rel, { kind: 'some' })), 0.1)),
  rule('as', ['op:as', 'set'], '(have the euro) as currency', (_, set) =>
    set.isPlain === true && set.asked === undefined ? plain(set) : [],
  ),
  rule('asRole', ['op:as', 'rel'], '(has Ann) as supervisor', (_, rel) =>
    rel.isOfEnd === true ? plain({ cat: 'asRole', type: rel.type }) : [],
  ),
  ...eitherWay('hasAs', ['asRole', 'set'], '(are) ca șef pe Ana', ({ type }, set) =>
    stands(set) ? plain(link(type, set, { head: 'subject' })) : [],
  ),
  ...eitherWay('haveNamed', ['op:have', 'set'], '(what price) has the lamp', (_, set) =>
    set.isNamed === true && stands(set) ? plain(set) : [],
  ),
  rule('whatItHas', ['set', 'op:have'], '(how many ships does) Northline have', (set) =>
    set.isNamed === true && stands(set) ? plain({ cat: 'pp', set, of: true }) : [],
  ),
  rule('modified', ['set', 'set'], 'Northline ships', (named, set, { schema }) =>
    set.isPlain === true || set.set.kind === 'where'
      ? dearer(modified(schema, set, named), set.isPlain === true ? 0 : 0.1)
      : [],
  ),
  rule('isOf', ['set', 'set'], 'recipes (that are) Italian', (set, named, { schema }) => modified(schema, set, named)),
];
