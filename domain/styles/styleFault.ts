import { isHue } from './hues.js';
import { type Style, type StyleKind, type StyleRule } from './style.js';

/** What is wrong with a style, and in which field. */
interface StyleFault {
  readonly path: string;
  readonly message: string;
}

const OF_LABELS = ['icon', 'pictureBy', 'shape'] as const;
const OF_TYPES = ['line', 'arrow'] as const;
const NUMBER = /^[+-]?\d+(\.\d+)?$/;
const HEX = /^#[0-9a-f]{6}$/i;

/** Whether a text names a colour: a hue of ours, or `#rrggbb`. */
const isColour = (text: string): boolean => isHue(text) || HEX.test(text);

function foreignField(kind: StyleKind, style: Style | StyleRule): string | undefined {
  const foreign: readonly string[] = kind === 'label' ? OF_TYPES : OF_LABELS;
  return foreign.find((field) => field in style);
}

/** What is wrong with a rule of a label or type; undefined when it can be drawn. */
export function ruleFault(kind: StyleKind, rule: StyleRule): StyleFault | undefined {
  const foreign = foreignField(kind, rule);
  if (foreign !== undefined) return { path: foreign, message: `is nothing that a ${kind} has` };
  const isAlone = rule.test === 'isThere' || rule.test === 'isMissing';
  if (!isAlone && (rule.value ?? '').trim() === '') return { path: 'value', message: 'is needed for this test' };
  const isNumeric = rule.test === 'atLeast' || rule.test === 'atMost';
  if (isNumeric && !NUMBER.test(rule.value ?? '') && Number.isNaN(Date.parse(rule.value ?? '')))
    return { path: 'value', message: 'must be a number or a date' };
  if (rule.colour !== undefined && !isColour(rule.colour)) return { path: 'colour', message: 'is no colour' };
  return undefined;
}

const within = (path: string, fault: StyleFault): StyleFault => ({ ...fault, path: `${path}/${fault.path}` });

/** The first thing that is wrong with a style; undefined when it can be drawn. */
export function styleFault(kind: StyleKind, style: Style): StyleFault | undefined {
  const foreign = foreignField(kind, style);
  if (foreign !== undefined) return { path: foreign, message: `is nothing that a ${kind} has` };
  if (kind === 'type' && style.sizeFrom === 'relationships')
    return { path: 'sizeFrom', message: 'is nothing that a type has' };
  if (style.colour !== undefined && !isColour(style.colour)) return { path: 'colour', message: 'is no colour' };
  for (const [at, { colour }] of (style.colours ?? []).entries())
    if (!isColour(colour)) return { path: `colours/${at}/colour`, message: 'is no colour' };
  for (const [at, rule] of (style.rules ?? []).entries()) {
    const fault = ruleFault(kind, rule);
    if (fault !== undefined) return within(`rules/${at}`, fault);
  }
  return undefined;
}
