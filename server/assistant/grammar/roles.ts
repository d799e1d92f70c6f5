import { link } from './building.js';
import { type LinkMeaning, type SetMeaning } from './Meaning.js';
import { type Of } from './Rule.js';

/** Which end does what a word of a relationship says, and which end it is done to; said from the other end, the other. */
export const doer = (rel: { readonly isConverse?: true }) => (rel.isConverse === true ? 'object' : 'subject');
export const undergoer = (rel: { readonly isConverse?: true }) => (rel.isConverse === true ? 'subject' : 'object');

/** Nodes of which nothing is known. */
export const ANYBODY: SetMeaning = { cat: 'set', set: { kind: 'all' }, labels: [] };
/** Those that have so many of what a role is called: the described one stands at the other end of it. */
export const having = ({ type, ...rel }: Of<'rel'>, amount: LinkMeaning['amount']): LinkMeaning =>
  link(type, ANYBODY, { head: undergoer(rel), amount });
