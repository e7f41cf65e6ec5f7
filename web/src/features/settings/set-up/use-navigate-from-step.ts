import { useLayoutEffect, useRef } from 'react';
import {
  type NavigateWhileMounted,
  useNavigateWhileMounted,
} from '../../../ui/use-navigate-while-mounted.ts';

/**
 * Like `useNavigateWhileMounted`, for use after a response. Does nothing if the URL names another step meanwhile.
 * @param named the step that the URL names, if it does
 */
export function useNavigateFromStep(named: string | null): NavigateWhileMounted {
  const navigate = useNavigateWhileMounted();
  const latest = useRef(named);
  useLayoutEffect(() => {
    latest.current = named;
  });
  return async (to, options) => {
    if (latest.current === named) {
      await navigate(to, options);
    }
  };
}
