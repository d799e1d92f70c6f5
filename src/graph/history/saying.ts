import { type TFunction } from 'i18next';

import { type ChangeFieldsFragment } from '../../../graphql/generated/types';
import { type PropertyKind, type PropertyValue } from '../../../domain/properties/values';
import { type RuleTest } from '../../../domain/styles/style';

/** What saying a change takes: the texts of the canvas, how values are written, and in which language. */
export interface Saying {
  readonly t: TFunction<'changes'>;
  readonly language: string;
  valueText(value: PropertyValue, kind: PropertyKind | undefined, property?: string): string;
  /** What the test of a rule asks: `is at least`. */
  testText(test: RuleTest): string;
}

/** A node by what it is called. */
export const named = (caption: string, { t }: Saying): string =>
  caption === '' ? t('someNode') : t('quoted', { caption });

/** Several things in a row, as the language joins them. */
export const list = (things: readonly string[], { language }: Saying): string =>
  new Intl.ListFormat(language).format(things);

type Values = Readonly<Record<string, PropertyValue | undefined>>;
type Kinds = Readonly<Record<string, PropertyKind | undefined>>;
type Sides = Pick<
  ChangeFieldsFragment['summary']['elements'][number],
  'before' | 'after' | 'beforeKinds' | 'afterKinds'
>;

/** What a property held before a change and holds after it, in words; undefined where there is none, or where it is not said. */
export function valuesOf(
  property: string,
  sides: Sides,
  { valueText }: Pick<Saying, 'valueText'>,
): { readonly before: string | undefined; readonly after: string | undefined } {
  const value = (values: unknown, kinds: unknown) => {
    const held = (values as Values)[property];
    return held === undefined ? undefined : valueText(held, (kinds as Kinds)[property], property);
  };
  return {
    before: value(sides.before, sides.beforeKinds),
    after: value(sides.after, sides.afterKinds),
  };
}
