/** An entry of the analytics data layer: an event, or a command of Google's tag. */
type DataLayerEntry = Readonly<Record<string, unknown>> | IArguments;

declare global {
  interface Window {
    dataLayer?: DataLayerEntry[];
  }
}

/** Adds an entry. The array is never replaced: the container listens to the one that it found. */
export function push(entry: DataLayerEntry): void {
  (window.dataLayer ??= []).push(entry);
}

/** A command of Google's tag, such as `consent`. The tag knows its commands by `arguments`; it does not take an array. */
function gtag(..._command: unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params -- see above
  push(arguments);
}

const STORAGES = ['ad_storage', 'ad_user_data', 'ad_personalization'] as const;

/** Says what a container may do: count visits, never more. */
export function tellConsent(command: 'default' | 'update', mayCount: boolean): void {
  const denied = Object.fromEntries(STORAGES.map((storage) => [storage, 'denied']));
  gtag('consent', command, { ...denied, analytics_storage: mayCount ? 'granted' : 'denied' });
}

/** Loads the container of a tag manager, as Google's snippet does. */
export function loadContainer(id: string): void {
  push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}
