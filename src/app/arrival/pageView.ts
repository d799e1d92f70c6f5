/** An entry of the analytics data layer. */
interface DataLayerEvent {
  readonly event?: string;
  readonly page_path?: string;
}

declare global {
  interface Window {
    dataLayer?: DataLayerEvent[];
  }
}

/** Reports a page that was reached; reporting the same page twice in a row (StrictMode does) counts once. */
export function reportPageView(path: string): void {
  const layer = (window.dataLayer ??= []);
  const last = layer.findLast((entry) => entry.event === 'page_view');
  if (last?.page_path !== path) layer.push({ event: 'page_view', page_path: path });
}
