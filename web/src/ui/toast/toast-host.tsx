import { lazy, Suspense } from 'react';

const Toasts = lazy(async () => ({ default: (await import('./toasts.tsx')).Toasts }));

/** The place of the toasts; nothing of it is needed to draw a screen. */
export function ToastHost() {
  return (
    <Suspense>
      <Toasts />
    </Suspense>
  );
}
