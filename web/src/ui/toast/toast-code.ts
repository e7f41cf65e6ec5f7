import { createStore } from '../store.ts';

/** The code that draws toasts. Null until it has loaded. */
export const toastCode = createStore<typeof import('./toasts.tsx') | null>(null);

/** Loads the code that draws toasts, for all hosts. Rejects if it cannot be loaded. */
export async function loadToastCode(): Promise<void> {
  toastCode.set(toastCode.get() ?? (await import('./toasts.tsx')));
}
