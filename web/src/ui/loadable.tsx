import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react';

type Loaded<Props> =
  | { state: 'loading' }
  | { state: 'ready'; Component: ComponentType<Props> }
  | { state: 'failed'; error: unknown };

export interface LoadableComponent<Props> {
  (props: Props): ReactNode;
  /** Resolves when the component can render immediately or its code failed to load. */
  load(): Promise<void>;
}

/**
 * A component whose code is loaded when it is first shown, with `Loading` in its place until then. Throws while
 * rendering if the code failed to load, and requests it again the next time.
 * Does not use `lazy` because React reveals content behind Suspense no sooner than 300 ms after the fallback, even if
 * it is ready earlier.
 */
export function loadable<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Loading: ComponentType,
): LoadableComponent<Props> {
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

  function Loadable(props: Props) {
    const [shown, setShown] = useState(loaded);
    const [loading] = useState(begin);
    useEffect(() => {
      let isWanted = true;
      // Renders in slices so the page stays responsive.
      void loading.then((outcome) => isWanted && startTransition(() => setShown(outcome)));
      return () => {
        isWanted = false;
      };
    }, [loading]);
    if (shown.state === 'failed') {
      throw shown.error;
    }
    return shown.state === 'ready' ? <shown.Component {...props} /> : <Loading />;
  }

  return Object.assign(Loadable, {
    async load() {
      await begin();
    },
  });
}
