import { type ComponentType, lazy } from 'react';

/** A screen whose code is loaded when it is first shown. */
export function screen<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load() }));
}
