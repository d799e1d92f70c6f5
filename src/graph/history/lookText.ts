import { type StyleRule } from '../../../domain/styles/style';
import { type ChangeFieldsFragment } from '../../../graphql/generated/types';
import { list, type Saying } from './saying';

/** A label or type that looks otherwise, as the backend sums it up. */
type Restyled = NonNullable<ChangeFieldsFragment['summary']['styles']>[number];
/** The same, also of a change that was just asked for. */
export type RestyledName = Pick<Restyled, 'kind' | 'name' | 'changed'> & Partial<Restyled>;

type Rule = Pick<StyleRule, 'property' | 'test'> & { readonly value?: string | null | undefined };

const ruleText = ({ property, test, value }: Rule, { testText }: Saying): string =>
  [property, testText(test), value ?? ''].join(' ').trim();

/** What became of the rules: those that came, those that went, and those that look otherwise. */
function rulesText({ rulesBefore, rulesAfter }: RestyledName, saying: Saying): string | undefined {
  const texts = (rules: readonly Rule[] | null | undefined) => (rules ?? []).map((rule) => ruleText(rule, saying));
  const [had, has] = [texts(rulesBefore), texts(rulesAfter)];
  const [added, removed] = [has.filter((rule) => !had.includes(rule)), had.filter((rule) => !has.includes(rule))];
  const { t } = saying;
  const said = [
    ...added.map((rule) => t('look.ruleAdded', { rule })),
    ...removed.map((rule) => t('look.ruleRemoved', { rule })),
    ...(added.length + removed.length === 0 ? has.map((rule) => t('look.ruleChanged', { rule })) : []),
  ];
  return said.length === 0 ? undefined : list(said, saying);
}

/** The value that a look has now, where it says something by itself. */
function valueOf({ changed: [part], captionAfter, colourByAfter }: RestyledName): string | undefined {
  if (part === 'caption') return captionAfter ?? undefined;
  return part === 'colour' ? (colourByAfter ?? undefined) : undefined;
}

/** What of a label or type looks otherwise, as exactly as it is known. */
export function restyledText(restyled: RestyledName, saying: Saying): string {
  const { kind, name, changed } = restyled;
  const { t } = saying;
  const rules = changed.length === 1 && changed[0] === 'rules' ? rulesText(restyled, saying) : undefined;
  if (rules !== undefined) return t(`look.${kind}Rules`, { rules, name });
  const what = list(
    changed.map((part) => t(`look.part.${part}`)),
    saying,
  );
  const after = changed.length === 1 ? valueOf(restyled) : undefined;
  if (after !== undefined) return t(`look.${kind}Set`, { name, what, after });
  return t(`look.${kind}`, { name, what });
}
