import type { ComponentType } from 'react';
import { loadable } from '../ui/loadable.tsx';
import { PageLoading } from '../ui/page-loading.tsx';

/** A screen whose code is loaded when the screen is first shown. */
export function screen<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return loadable(load, PageLoading);
}
