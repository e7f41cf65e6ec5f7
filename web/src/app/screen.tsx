import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react';
import { PageLoading } from './pages/page-loading.tsx';

type Loaded<Props> =
  | { state: 'loading' }
  | { state: 'ready'; Component: ComponentType<Props> }
  | { state: 'failed'; error: unknown };

interface LoadedScreen<Props> {
  (props: Props): ReactNode;
  /** Resolves when the screen can be drawn at once, or its code cannot be loaded. */
  load(): Promise<void>;
}

/**
 * A screen whose code is loaded when it is first shown, and requested again where that failed. Not by `lazy`: what waits behind a
 * Suspense, React shows 300 ms after its fallback at the earliest, however soon it is there.
 */
export function screen<Props extends object>(load: () => Promise<ComponentType<Props>>): LoadedScreen<Props> {
  let loaded: Loaded<Props> = { state: 'loading' };
  let attempt: Promise<Loaded<Props>> | null = null;

  async function tryToLoad(): Promise<Loaded<Props>> {
    try {
      loaded = { state: 'ready', Component: await load() };
      return loaded;
    } catch (error) {
      attempt = null;
      return { state: 'failed', error };
    }
  }

  function begin(): Promise<Loaded<Props>> {
    attempt ??= tryToLoad();
    return attempt;
  }

  function Screen(props: Props) {
    const [shown, setShown] = useState(loaded);
    const [loading] = useState(begin);
    useEffect(() => {
      let isWanted = true;
      // In pieces, between which the page answers.
      void loading.then((outcome) => isWanted && startTransition(() => setShown(outcome)));
      return () => {
        isWanted = false;
      };
    }, [loading]);
    if (shown.state === 'failed') {
      throw shown.error;
    }
    return shown.state === 'ready' ? <shown.Component {...props} /> : <PageLoading />;
  }

  return Object.assign(Screen, {
    async load() {
      await begin();
    },
  });
}
