/** The two appearances of the product. */
export type Appearance = 'light' | 'dark';

/**
 * The hues that a person chooses from. In both appearances each keeps its name, has a contrast of 3:1 and more to the canvas,
 * and lies at least 20 from every other in Lab for normal sight, protanopia and deuteranopia, which the test checks.
 */
export const HUES = {
  red: { light: '#c85354', dark: '#c12437' },
  orange: { light: '#cb7c03', dark: '#df7717' },
  gold: { light: '#775900', dark: '#fce004' },
  green: { light: '#0b3900', dark: '#73dc8d' },
  teal: { light: '#3f9397', dark: '#109395' },
  blue: { light: '#2968de', dark: '#7eadfa' },
  purple: { light: '#643782', dark: '#873dda' },
  grey: { light: '#373e44', dark: '#e3eaf0' },
} as const satisfies Record<string, Record<Appearance, string>>;

type Hue = keyof typeof HUES;

/** The names of all hues, in the order in which they are offered. */
export const HUE_NAMES = Object.keys(HUES) as readonly Hue[];

/** Whether a text is the name of a hue. */
export const isHue = (text: string): text is Hue => Object.hasOwn(HUES, text);

type Triple = readonly [number, number, number];

const channels = (hex: string): Triple => [
  parseInt(hex.slice(1, 3), 16),
  parseInt(hex.slice(3, 5), 16),
  parseInt(hex.slice(5, 7), 16),
];
const hexOf = (rgb: readonly number[]): string =>
  `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

const linear = (channel: number) => (channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);

function luminance(hex: string): number {
  const [red, green, blue] = channels(hex);
  return 0.2126 * linear(red / 255) + 0.7152 * linear(green / 255) + 0.0722 * linear(blue / 255);
}

/** The contrast of two colours by WCAG: 1 to 21. */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** The colour so far on the way to another one: 0 is the first, 1 the second. */
function between(one: string, other: string, share: number): string {
  const [from, to] = [channels(one), channels(other)];
  return hexOf(from.map((channel, at) => channel + ((to[at] ?? 0) - channel) * share));
}

/** What is seen against something has this contrast at least. */
export const LEAST_CONTRAST = 3;
const STEPS = 20;

/** A colour that somebody chose, as little darker or lighter as it takes to be seen against a background. */
export function seenOn(colour: string, background: string): string {
  if (contrast(colour, background) >= LEAST_CONTRAST) return colour;
  const towards = luminance(background) > 0.18 ? '#000000' : '#ffffff';
  for (let step = 1; step < STEPS; step += 1) {
    const changed = between(colour, towards, step / STEPS);
    if (contrast(changed, background) >= LEAST_CONTRAST) return changed;
  }
  return towards;
}

/** What is drawn on a colour, so that it is seen best: white or nearly black. */
export const seenBest = (colour: string): string =>
  contrast('#ffffff', colour) >= contrast('#10191a', colour) ? '#ffffff' : '#10191a';

/** The colours of a scale from the least to the most; each has its contrast to the canvas. */
const GRADIENT: Record<Appearance, readonly string[]> = {
  light: ['#4f94c4', '#3d6db3', '#5b3a8e', '#4a0d3f'],
  dark: ['#3f66bb', '#a864c0', '#e0708a', '#fbe08c'],
};

/** The colour of a share of a scale: 0 for the least, 1 for the most. */
export function gradientColour(share: number, appearance: Appearance): string {
  const stops = GRADIENT[appearance];
  const at = Math.min(1, Math.max(0, share)) * (stops.length - 1);
  const first = Math.min(stops.length - 2, Math.floor(at));
  return between(stops[first] ?? '', stops[first + 1] ?? '', at - first);
}
