import { fold } from '../folding/fold.js';
import { type Properties, type PropertyScalar } from '../properties/values.js';
import { type RuleTest, type Style, type StyleRule } from './style.js';

const membersOf = (value: Properties[string] | undefined): readonly PropertyScalar[] =>
  value === undefined ? [] : Array.isArray(value) ? (value as readonly PropertyScalar[]) : [value as PropertyScalar];

/** A number, or the moment of a date, for what is more or less than another. */
function amount(value: PropertyScalar): number {
  if (typeof value === 'number') return value;
  const text = String(value).trim();
  const number = Number(text);
  return text !== '' && Number.isFinite(number) ? number : Date.parse(text);
}

const same = (one: PropertyScalar, other: string): boolean =>
  typeof one === 'number' && one === Number(other) ? true : fold(String(one)).trim() === fold(other).trim();

const TESTS: Record<RuleTest, (members: readonly PropertyScalar[], wanted: string) => boolean> = {
  is: (members, wanted) => members.some((member) => same(member, wanted)),
  isNot: (members, wanted) => members.length > 0 && !members.some((member) => same(member, wanted)),
  contains: (members, wanted) => members.some((member) => fold(String(member)).includes(fold(wanted).trim())),
  atLeast: (members, wanted) => members.some((member) => amount(member) >= amount(wanted)),
  atMost: (members, wanted) => members.some((member) => amount(member) <= amount(wanted)),
  isThere: (members) => members.some((member) => String(member).trim() !== ''),
  isMissing: (members) => members.every((member) => String(member).trim() === ''),
};

/** Whether a rule holds for something with these properties; upper case and diacritics make no difference. */
export const holds = ({ property, test, value = '' }: StyleRule, properties: Properties): boolean =>
  TESTS[test](membersOf(Object.hasOwn(properties, property) ? properties[property] : undefined), value);

/** What the rules that hold say; of several that say the same thing the first. */
export function ruled(rules: readonly StyleRule[], properties: Properties): Partial<StyleRule> {
  return rules
    .filter((rule) => holds(rule, properties))
    .reduceRight<Partial<StyleRule>>((said, rule) => ({ ...said, ...rule }), {});
}

/** The looks that a rule may change beside the colour. */
const LOOKS = ['icon', 'shape', 'size', 'line'] as const;

/**
 * The rules that a legend tells of: those that change something, but not those that only give a value of the property that colours anyhow
 * another colour, since that value stands in the legend with it.
 */
export const toldRules = ({ rules = [], colourBy }: Pick<Style, 'rules' | 'colourBy'>): readonly StyleRule[] =>
  rules.filter((rule) => {
    if (LOOKS.some((look) => rule[look] !== undefined)) return true;
    return rule.colour !== undefined && !(rule.property === colourBy && rule.test === 'is');
  });

/** The values by which something is put into categories, as texts. */
export const categoriesOf = (value: Properties[string] | undefined): string[] =>
  membersOf(value)
    .map((member) => String(member).trim())
    .filter((text) => text !== '');
