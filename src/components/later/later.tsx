import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

/**
 * A component whose code is fetched when it is first drawn; until it is there `meanwhile` stands in its place. For what a
 * person asks for (a form, a dialogue, a panel), so that a page shows without waiting for it.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode = null,
): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await load() }));
  return function Later(props: Props) {
    return (
      <Suspense fallback={meanwhile}>
        <Part {...props} />
      </Suspense>
    );
  };
}
