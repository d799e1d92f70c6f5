import { readFileSync } from 'node:fs';

const manifest = JSON.parse(readFileSync('graphql/generated/persisted-documents.json', 'utf8')) as Record<
  string,
  string
>;

/** The body that our client sends for one of its operations. */
export function known(operationName: string, variables: object = {}): object {
  const found = Object.entries(manifest).find(([, text]) =>
    new RegExp(`\\b(?:query|mutation) ${operationName}\\b`).test(text),
  );
  if (found === undefined) throw new Error(`${operationName} is not in graphql/`);
  return { operationName, variables, extensions: { persistedQuery: { version: 1, sha256Hash: found[0] } } };
}

/** One error as clients see it. */
export interface ClientError {
  message: string;
  path?: string[];
  extensions: {
    code: string;
    status: number;
    detail?: string;
    errors?: { path: string; message: string }[];
    present?: Record<string, unknown>;
    before?: Record<string, unknown>;
  };
}

/** An answer of the gateway. */
export interface GatewayAnswer {
  data?: Record<string, Record<string, unknown> | null> | null;
  errors?: ClientError[];
}
