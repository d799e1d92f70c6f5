/** Which renderer draws the canvas on this machine, and what it was chosen by. */
export interface RendererChoice {
  readonly renderer: 'software' | 'webgl';
  /** The graphics card; '' where there is none for a page. */
  readonly card: string;
  /** How long one picture of the same graph took by each, in milliseconds; undefined where that was not measured. */
  readonly software?: number;
  readonly webgl?: number;
  /** The share of that picture that differs between them; undefined where that was not measured. */
  readonly apart?: number;
  /** Nodes and relationships of that graph. */
  readonly elements: number;
}

/** So much of the time of the other a renderer takes at most to be preferred. */
const CLEARLY = 0.8;

/** Names of cards that are none: what draws for them is the processor, and not as well as we do. */
const SOFTWARE_CARDS = /swiftshader|llvmpipe|softpipe|lavapipe|software|basic render/iu;

/** Whether the processor draws for a card of this name. */
export const isSoftwareCard = (card: string): boolean => SOFTWARE_CARDS.test(card);

/** So much of a picture may differ by how a processor and a card round. */
const MOST_APART = 0.02;

/** The renderer that is clearly faster by its time for one picture, in milliseconds: the card only where it draws the same. */
export const betterOf = (software: number, webgl: number, apart: number): RendererChoice['renderer'] =>
  webgl < software * CLEARLY && apart <= MOST_APART ? 'webgl' : 'software';

/** A choice as it was kept; undefined where none was, or what is there is none. */
export function readChoice(text: string | null): RendererChoice | undefined {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<RendererChoice> | null;
    const isChoice = (kept?.renderer === 'software' || kept?.renderer === 'webgl') && typeof kept.card === 'string';
    return isChoice ? { elements: 0, ...kept, renderer: kept.renderer!, card: kept.card! } : undefined;
  } catch {
    return undefined;
  }
}
