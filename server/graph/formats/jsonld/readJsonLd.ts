import { type FileHead, type Format, type SourceFile } from '../Format.js';
import { asFinding, type Finding } from '../Found.js';
import { graphPasses } from '../graphPasses.js';
import { FileFault, issueAt, reasonOf } from '../issues.js';
import { topKeys } from '../json/jsonPass.js';
import { wholeJson } from '../json/wholeJson.js';
import { type Statement, TripleGraph } from '../rdf/TripleGraph.js';

const KEYWORDS = ['@context', '@graph', '@id'] as const;

/** Where the words of a context that lies elsewhere are: nothing is fetched, and each is known by that address with the word behind it. */
const vocabularyOf = (address: string): string => (/[/#]$/.test(address) ? address : `${address}/`);

async function statementsOf(document: object, elsewhere: Set<string>): Promise<readonly Statement[]> {
  const documentLoader = (url: string) => {
    elsewhere.add(url);
    const context = { '@vocab': vocabularyOf(url), id: '@id', type: '@type' };
    return Promise.resolve({ documentUrl: url, document: { '@context': context } });
  };
  // It takes longer to load than most files take to be read.
  const { default: jsonld } = await import('jsonld');
  const statements: unknown = await jsonld.toRDF(document as never, { documentLoader, base: 'urn:file:' } as never);
  return Array.isArray(statements) ? (statements as Statement[]) : [];
}

async function* find(file: SourceFile): AsyncGenerator<readonly Finding[]> {
  const document = await wholeJson(file);
  const elsewhere = new Set<string>();
  const graph = new TripleGraph();
  try {
    if (typeof document === 'object' && document !== null)
      for (const statement of await statementsOf(document, elsewhere)) graph.add(statement);
  } catch (error) {
    throw FileFault.at({ file: file.name }, 'BAD_JSON', `Not JSON-LD: ${reasonOf(error)}`);
  }
  yield [...elsewhere].map((url) =>
    asFinding(issueAt({ file: file.name, column: '@context' }, 'IGNORED_PART', `Not fetched: the context at "${url}"`)),
  );
  yield* graph.findings(file.name);
}

const isJsonLd = (head: FileHead): boolean => {
  if (/\.jsonld$/i.test(head.file.name)) return true;
  const keys = topKeys(head);
  if (keys.size > 0) return KEYWORDS.some((keyword) => keys.has(keyword)) && !keys.has('nodes');
  return /^\s*\[\s*\{\s*"@(?:id|type|context)"\s*:/.test(head.text);
};

/** JSON-LD of any form, read as the statements that it stands for. */
export const jsonLdFormat: Format = {
  id: 'jsonld',
  files: 1,
  recognises: ([head]) => head !== undefined && isJsonLd(head),
  open: (heads) => graphPasses(heads, find),
};
