/*
 * Stands in for https://apis.google.com/js/api.js where sign-in is our own: just what the Firebase client (in the page)
 * and our relay frame (relay.js) call of gapi.iframes. Messages go by window.postMessage, between pages of one origin.
 */
(() => {
  const TAG = 'harta-frames';
  let sent = 0;

  /** Two-way calls with one other window of an origin. */
  class Channel {
    handlers = new Map();
    waiting = new Map();
    early = [];

    constructor(target, origin) {
      this.target = target;
      this.origin = origin;
      window.addEventListener('message', (event) => this.receive(event));
    }

    receive(event) {
      if (event.source !== this.target() || event.origin !== this.origin) return;
      const message = event.data;
      if (message?.tag !== TAG) return;
      if (message.reply) this.settle(message);
      else if (message.name === '_ping') this.reply(event, 'pong');
      else if (this.handlers.has(message.name)) this.deliver(event);
      else this.early.push(event);
    }

    settle({ id, value }) {
      const callback = this.waiting.get(id);
      this.waiting.delete(id);
      try {
        callback?.([value]);
      } catch {
        // the client's own callback may throw; gapi swallows that too
      }
    }

    reply(event, value) {
      event.source.postMessage({ tag: TAG, reply: true, id: event.data.id, value }, event.origin);
    }

    async deliver(event) {
      this.reply(event, await this.handlers.get(event.data.name)(event.data.data));
    }

    register(name, handler) {
      this.handlers.set(name, handler);
      const due = this.early.filter((event) => event.data.name === name);
      this.early = this.early.filter((event) => event.data.name !== name);
      for (const event of due) this.deliver(event);
    }

    send(name, data, callback) {
      sent += 1;
      const id = `${sent}:${Math.random()}`;
      if (callback) this.waiting.set(id, callback);
      this.target().postMessage({ tag: TAG, id, name, data }, this.origin);
    }
  }

  function openFrame(options, ready) {
    const frame = document.createElement('iframe');
    frame.src = options.url;
    frame.setAttribute('aria-hidden', 'true');
    frame.tabIndex = -1;
    Object.assign(frame.style, { position: 'absolute', top: '-100px', width: '1px', height: '1px', border: '0' });
    const channel = new Channel(() => frame.contentWindow, new URL(options.url, location.href).origin);
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
    channel.restyle = () => Promise.resolve();
    channel.ping = async (callback) => {
      await loaded;
      const answer = await new Promise((resolve) => channel.send('_ping', null, resolve));
      callback?.(answer);
      return answer;
    };
    (options.where || document.body).appendChild(frame);
    return Promise.resolve(ready(channel));
  }

  let parent;
  const context = {
    getParentIframe: () => (parent ??= new Channel(() => window.parent, location.origin)),
    open: openFrame,
  };

  function tellLoaded() {
    const source = document.currentScript?.src;
    const named = source ? new URL(source).searchParams.get('onload') : null;
    if (named && window[named]) window[named]();
    else window.gapi_onload?.();
  }

  window.gapi ??= {
    load: (_name, options) => Promise.resolve().then(typeof options === 'function' ? options : options.callback),
    iframes: { Iframe: class {}, CROSS_ORIGIN_IFRAMES_FILTER: {}, getContext: () => context },
  };
  tellLoaded();
})();
