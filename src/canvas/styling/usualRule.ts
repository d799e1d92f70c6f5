import { type RuleTest, type StyleRule } from '../../../domain/styles/style';
import { type PropertySummary } from '../../../domain/styles/summary';

/** Whether a test compares with a value. */
export const needsValue = (test: RuleTest): boolean => test !== 'isThere' && test !== 'isMissing';

const isOfAmounts = (test: RuleTest): boolean => test === 'atLeast' || test === 'atMost';

/** The value that is met most often. */
function mostFrequent({ values }: PropertySummary): string | undefined {
  const [[value] = []] = [...values].sort(([, one], [, other]) => other - one);
  return value;
}

/** The middle between the least and the most number, as whole as they are. */
function middleOf({ least, most, isWhole, numbers }: PropertySummary): string | undefined {
  if (numbers === 0) return undefined;
  const middle = (least + most) / 2;
  return String(isWhole ? Math.round(middle) : middle);
}

/** The value with which a test of a property begins. */
const usualValue = (test: RuleTest, summary: PropertySummary | undefined): string =>
  (summary && (isOfAmounts(test) ? middleOf(summary) : mostFrequent(summary))) ?? '';

/** The rule with which a person begins. */
export function usualRule(property: string, summary: PropertySummary | undefined): StyleRule {
  const value = usualValue('is', summary);
  return value === '' ? { property, test: 'isThere', colour: 'red' } : { property, test: 'is', value, colour: 'red' };
}

/** Whether a value can be compared so. */
const suits = (test: RuleTest, value: string): boolean =>
  value.trim() !== '' && (!isOfAmounts(test) || Number.isFinite(Number(value)) || !Number.isNaN(Date.parse(value)));

/** A rule with a value that its test can compare with: another test, or another property, begins with a value of its own. */
export function suitedRule({ value, ...rule }: StyleRule, summary: PropertySummary | undefined): StyleRule {
  if (!needsValue(rule.test)) return rule;
  return { ...rule, value: value !== undefined && suits(rule.test, value) ? value : usualValue(rule.test, summary) };
}
