import { type ComponentType, type LazyExoticComponent, lazy, type ReactNode } from 'react';

/**
 * A lazy component that the screen can do without.
 * @param instead rendered if its code cannot be loaded
 */
export function optionalLazy<Props>(
  load: () => Promise<ComponentType<Props>>,
  instead: ReactNode = null,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      console.error('A part of the screen could not be loaded', error);
      return { default: () => instead };
    }
  });
}
