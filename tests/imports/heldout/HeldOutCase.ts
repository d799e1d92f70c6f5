/** Files of the held-out set, with what a drawing of them has to show. */
export interface HeldOutCase {
  readonly name: string;
  readonly files: Readonly<Record<string, string | Uint8Array>>;
  /** What the things of the files are called; absent where only the rules that hold for any file are judged. */
  readonly captions?: readonly string[] | undefined;
  /** How many things there are at least in the files. */
  readonly things?: number;
  /** Whether anything in them is tied to anything. */
  readonly relationships: boolean;
  /** Whether the files say where each thing lies. */
  readonly places?: boolean;
  /** Properties with values that one of the things must have: numbers with a decimal comma as numbers, days as days. */
  readonly says?: Readonly<Record<string, unknown>>;
  /** Labels that something must wear. */
  readonly labels?: readonly RegExp[];
  /** What the things are called on the canvas, by the looks that came with them too. */
  readonly names?: readonly string[];
  /** Where the things stand that are called so, several at one spot: apart from each other, and still near it. */
  readonly standing?: readonly Standing[];
  /** Whether the second number of a spot goes down, as on a screen, and not north. */
  readonly isDownwards?: boolean;
}

/** A thing, and the spot that its file says. */
export interface Standing {
  readonly name: string;
  readonly spot: readonly [across: number, along: number];
}

/** A case of one file, whose nodes are called so. */
export function one(
  name: string,
  content: string | Uint8Array,
  captions: readonly string[],
  more: Partial<HeldOutCase> = {},
): HeldOutCase {
  return { name, files: { [name]: content }, captions, relationships: false, ...more };
}

/** A node as it is drawn. */
export interface DrawnNode {
  readonly caption: string;
  /** What the canvas calls it. */
  readonly name: string;
  readonly labels: readonly string[];
  readonly properties: Readonly<Record<string, unknown>>;
  readonly position?: { readonly x: number; readonly y: number } | undefined;
}

/** What became of the files of a case. */
export interface Drawn {
  /** How the import ended. */
  readonly state: string;
  /** The first thing that was said against it. */
  readonly issue?: string | undefined;
  readonly nodes: readonly DrawnNode[];
  readonly relationships: number;
}
