import { type texts } from '../../../locales/en/index';

type Texts = (typeof texts)['canvas']['layout'];

/** What a parameter is called: the text of the same key. */
export type ParameterName = keyof Texts['parameter'];
export type ChoiceName = keyof Texts['choice'];

/** A number that a person may choose. */
interface NumberParameter {
  readonly kind: 'number';
  readonly least: number;
  readonly most: number;
  readonly step: number;
  readonly usual: number;
  /** What it counts in, where it does not count things. */
  readonly unit?: '%';
}

/** One of a few. */
interface ChoiceParameter<Choice extends ChoiceName = ChoiceName> {
  readonly kind: 'choice';
  readonly of: readonly Choice[];
  readonly usual: NoInfer<Choice>;
}

export type Parameter = NumberParameter | ChoiceParameter;
export type Parameters = Readonly<Partial<Record<ParameterName, Parameter>>>;

/** What was chosen for parameters, by their names, as it is kept and sent to the worker. */
export type Kept = Readonly<Record<string, unknown>>;

/** The values that a layout with these parameters is given. */
export type ValuesOf<Of extends Parameters> = {
  readonly [Name in keyof Of]: Of[Name] extends ChoiceParameter<infer Choice> ? Choice : number;
};

export const choice = <const Choice extends ChoiceName>(
  of: readonly Choice[],
  usual: NoInfer<Choice>,
): ChoiceParameter<Choice> => ({ kind: 'choice', of, usual });

/** A share of what is usual. */
export const percent = (least: number, most: number): NumberParameter => ({
  ...{ kind: 'number', least, most, step: 10, usual: 100, unit: '%' },
});

function valueOf(parameter: Parameter, kept: unknown): number | string {
  if (parameter.kind === 'choice') return parameter.of.find((one) => one === kept) ?? parameter.usual;
  if (typeof kept !== 'number' || !Number.isFinite(kept)) return parameter.usual;
  return Math.min(parameter.most, Math.max(parameter.least, kept));
}

/** What of this is a value for each parameter, and what is usual for the rest: what was kept may be of another time. */
export function valuesOf<Of extends Parameters>(parameters: Of, kept: Kept = {}): ValuesOf<Of> {
  const values = Object.entries(parameters).map(([name, parameter]) => [name, valueOf(parameter, kept[name])]);
  return Object.fromEntries(values) as ValuesOf<Of>;
}
