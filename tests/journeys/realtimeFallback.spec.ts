import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';

import { expect, type Page, test as base } from '@playwright/test';

import { ConformanceServer } from '../conformance/realtime/ConformanceServer';
import { KillableProxy } from '../scenarios/realtime/killableProxy';

/** A page that joins `user:notifications` with the official client and lists what it hears. */
const PAGE = `<!doctype html><title>live</title><ul></ul><output></output><script src="/phoenix.js"></script><script>
const { server, user } = Object.fromEntries(new URLSearchParams(location.search));
const socket = new Phoenix.Socket(server + '/users-socket', { params: () => ({ token: 'tok-' + user }), longPollFallbackMs: 1500, heartbeatIntervalMs: 600 });
socket.connect();
const channel = socket.channel('user:notifications');
channel.on('notification', ({ notification }) => {
  const item = document.createElement('li');
  item.textContent = JSON.parse(notification).message;
  document.querySelector('ul').append(item);
});
channel.join().receive('ok', () => (document.querySelector('output').textContent = 'joined'));
</script>`;

interface Stage {
  readonly channels: ConformanceServer;
  readonly proxy: KillableProxy;
  /** Opens the page as a user; the channel is reached through the proxy. */
  open(page: Page, user: string): Promise<void>;
}

const test = base.extend<{ stage: Stage }>({
  // eslint-disable-next-line no-empty-pattern -- the runner reads the names from this pattern
  stage: async ({}, use) => {
    const script = await readFile('node_modules/phoenix/priv/static/phoenix.min.js');
    const pages = createServer((request, answer) => {
      if (request.url === '/phoenix.js') answer.setHeader('content-type', 'text/javascript').end(script);
      else answer.setHeader('content-type', 'text/html').end(PAGE);
    }).listen(0, '127.0.0.1');
    await once(pages, 'listening');
    const channels = await ConformanceServer.startOwn();
    const proxy = await KillableProxy.start(channels.origin);
    const open = async (page: Page, user: string) => {
      const query = new URLSearchParams({ server: proxy.origin.replace('http', 'ws'), user });
      await page.goto(`http://127.0.0.1:${(pages.address() as AddressInfo).port}/?${query}`);
      await expect(page.locator('output')).toHaveText('joined');
    };
    await use({ channels, proxy, open });
    pages.close();
    await proxy.stop();
    await channels.stop();
  },
});

const notify = ({ channels }: Stage, user: string, message: string) =>
  channels.control('notify', { user, json: JSON.stringify({ message }) });
const transports = ({ proxy }: Stage) =>
  [...new Set(proxy.requestLines.map((line) => /users-socket\/(\w+)/.exec(line)?.[1]))].sort();

// What they share is started once, in one worker: to start it in each takes longer than to wait for each other.
test.describe.configure({ mode: 'default' });

test('in a network that refuses websockets the browser hears a notification over long poll', async ({
  page,
  stage,
}) => {
  stage.proxy.line.refusesUpgrades = true;
  await stage.open(page, 'ana');
  await notify(stage, 'ana', 'Importul s-a încheiat');
  await expect(page.getByRole('listitem')).toHaveText(['Importul s-a încheiat']);
  expect(transports(stage)).toEqual(['longpoll', 'websocket']);
  // The tab remembers it, and asks for no websocket again.
  stage.proxy.requestLines.length = 0;
  await page.reload();
  await expect(page.locator('output')).toHaveText('joined');
  expect(transports(stage)).toEqual(['longpoll']);
});

test('where every websocket fails by itself the browser hears a notification over long poll', async ({
  page,
  stage,
}) => {
  await page.routeWebSocket(/users-socket/, (socket) => socket.close({ code: 1011 }));
  await stage.open(page, 'ana');
  await notify(stage, 'ana', 'First');
  await notify(stage, 'ana', 'Second');
  await expect(page.getByRole('listitem')).toHaveText(['First', 'Second']);
  expect(transports(stage)).toEqual(['longpoll']);
});

test('over long poll a page comes back after its line was cut and after its user was disconnected', async ({
  page,
  stage,
}) => {
  stage.proxy.line.refusesUpgrades = true;
  await stage.open(page, 'ana');
  stage.proxy.cut();
  await stage.channels.control('disconnect', { user: 'ana' });
  await expect(async () => {
    await notify(stage, 'ana', 'Back');
    await expect(page.getByRole('listitem').first()).toHaveText('Back', { timeout: 500 });
  }).toPass();
});

test('with websockets a page falls back to nothing', async ({ page, stage }) => {
  await stage.open(page, 'ana');
  await notify(stage, 'ana', 'Quick');
  await expect(page.getByRole('listitem')).toHaveText(['Quick']);
  await page.waitForTimeout(2000);
  expect(transports(stage)).toEqual(['websocket']);
});
