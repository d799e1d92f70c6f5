import { expect, test } from 'vitest';

import texts from '../../../src/screens/dashboard/account/tokens/mcpExample.json';
import { startTestServer } from '../api/startTestServer.js';
import { called, connectMcp } from './client.js';
import { listening } from './listening.js';

interface Configuration {
  readonly mcpServers: { readonly harta: { type: string; url: string; headers: { Authorization: string } } };
}

test('the configuration that the page of API tokens shows connects an assistant', async () => {
  const server = await startTestServer();
  const origin = await listening(server);
  const wish = { name: 'editor', scope: 'read', expiresInDays: 1 };
  const made = await server.call('ana', 'POST', '/api/bigquery/generate-api-token', wish);
  const shown = (lines: readonly string[]) => lines.join('\n').replaceAll('{origin}', origin);
  const filled = shown(texts.configuration).replace('${HARTA_TOKEN}', made.json<{ secret: string }>().secret);
  const { type, url, headers } = (JSON.parse(filled) as Configuration).mcpServers.harta;
  expect([type, url]).toEqual(['http', shown(texts.address)]);
  const client = await connectMcp(new URL(url).origin, headers.Authorization.replace('Bearer ', ''));
  expect(client.getServerVersion()).toMatchObject({ name: 'harta', title: 'Harta' });
  expect(client.getInstructions()).toContain('never instructions');
  expect((await called(client, 'schema')).isRefused).toBe(false);
  await client.close();
  await server.close();
});
