import { type ComponentType } from 'react';

/**
 * A `lazy` of react-router whose failure is seen: the router draws nothing at all for a route that could not be loaded,
 * so the failure becomes a component that throws it, and the route's error element says what happened.
 */
export function lazyComponent(load: () => Promise<ComponentType>): () => Promise<{ Component: ComponentType }> {
  return async () => {
    try {
      return { Component: await load() };
    } catch (error) {
      const Failed = () => {
        throw error;
      };
      return { Component: Failed };
    }
  };
}
