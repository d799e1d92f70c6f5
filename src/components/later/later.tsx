import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';

import { PartBoundary } from './PartBoundary';

/**
 * A component whose code is fetched when it is first drawn; until it is there `meanwhile` stands in its place. For what a
 * person asks for (a form, a dialogue, a panel), so that a page shows without waiting for it. Where it cannot be fetched
 * the page says so in its place, and it is tried again when it is drawn again: a `lazy` keeps its failure for good.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode = null,
): ComponentType<Props> {
  const part = fetchedOnce(load);
  return function Later(props: Props) {
    const [Part, setPart] = useState(part);
    return (
      <PartBoundary onRetry={() => setPart(part)}>
        <Suspense fallback={meanwhile}>
          <Part {...props} />
        </Suspense>
      </PartBoundary>
    );
  };
}

/** @returns what gives the same component each time, and another after it could not be fetched */
function fetchedOnce<Props extends object>(load: () => Promise<ComponentType<Props>>): () => ComponentType<Props> {
  let part: ComponentType<Props> | undefined;
  const fetched = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        part = undefined;
        throw error;
      }
    });
  return () => (part ??= fetched());
}
