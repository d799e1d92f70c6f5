import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { type CallToolResult } from '@modelcontextprotocol/sdk/types.js';

/** Another assistant, as the SDK makes one, with this token. @throws Error where it is refused */
export async function connectMcp(origin: string, token: string | undefined): Promise<Client> {
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const client = new Client({ name: 'another assistant', version: '1.0.0' });
  const transport = new StreamableHTTPClientTransport(new URL(`${origin}/mcp`), { requestInit: { headers } });
  // The SDK's own type of a transport and the one that a client takes differ under exact optional properties.
  await client.connect(transport as Parameters<Client['connect']>[0]);
  return client;
}

/** What a tool answered: its text, its value where it is one, and the addresses that it cites. */
export interface ToolCalled {
  readonly isRefused: boolean;
  readonly text: string;
  readonly value: Record<string, unknown>;
  readonly uris: readonly string[];
}

/** Calls a tool. */
export async function called(client: Client, name: string, given: Record<string, unknown> = {}): Promise<ToolCalled> {
  const result = (await client.callTool({ name, arguments: given })) as CallToolResult;
  const [first] = result.content;
  const text = first?.type === 'text' ? first.text : '';
  const isRefused = result.isError === true;
  return {
    isRefused,
    text,
    value: isRefused ? {} : (JSON.parse(text) as Record<string, unknown>),
    uris: result.content.flatMap((one) => (one.type === 'resource_link' ? [one.uri] : [])),
  };
}
