import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** A lazy component that renders nothing where its code cannot be loaded: the screen can do without it. */
export function optionalLazy<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      console.error('A part of the screen could not be loaded', error);
      return { default: () => null };
    }
  });
}
