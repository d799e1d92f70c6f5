/*
 * The hidden frame that the Firebase client puts into the application's page: takes what a window of another service came
 * to (handOver.js) and tells the client, in the form that Firebase's own frame has.
 */
(() => {
  const query = new URLSearchParams(location.search);
  const isForUs = ({ apiKey, appName }) => apiKey === query.get('apiKey') && appName === query.get('appName');
  let page;

  const tell = (authEvent) => page.send('authEvent', { type: 'authEvent', authEvent });

  window.addEventListener('message', ({ origin, data }) => {
    if (origin !== location.origin || data?.tag !== 'harta-sign-in' || !isForUs(data.call)) return;
    if (page !== undefined) tell(data.authEvent);
  });

  window.gapi_onload = () => {
    page = window.gapi.iframes.getContext().getParentIframe();
    // The client waits for this answer; nothing of ours needs the storage.
    page.register('webStorageSupport', () => ({ status: 'ACK', webStorageSupport: true }));
    // Nothing has come back by a redirect: we open windows only.
    tell({ type: 'unknown', error: { code: 'auth/no-auth-event' } });
  };
})();
