/** What a model is asked for JSON with. */
interface JsonAsking {
  /** What it is to do; nothing of a person is in it. */
  readonly instructions: string;
  /** What it is to do that with. */
  readonly data: string;
  /** The JSON schema that it is held to, as far as its server can. */
  readonly schema: object;
}

/** Asks a model for JSON. Answers what it wrote, whatever that is. Rejects where nobody answers in time. */
type AskForNames = (asking: JsonAsking) => Promise<string>;

/** Who says now what rows are called, besides the rules: a model may have passed its test since the last import, or be away. */
export type RowNamerNow = () => AskForNames | undefined;
