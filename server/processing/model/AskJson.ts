/** What a model is asked for JSON with. */
interface JsonAsking {
  /** What it is to do; nothing of a person is in it. */
  readonly instructions: string;
  /** What it is to do that with. */
  readonly data: string;
  /** The JSON schema that it is held to, as far as its server can. */
  readonly schema: object;
  readonly signal?: AbortSignal;
}

/** Asks a model for JSON. Answers what it wrote, whatever that is. Rejects where nobody answers, or nobody goes on answering. */
export type AskJson = (asking: JsonAsking) => Promise<string>;
