import { type NavigateOptions, type To, useNavigate } from 'react-router-dom';
import { useIsMounted } from './use-is-mounted.ts';

export type NavigateWhileMounted = (to: To, options?: NavigateOptions) => Promise<void>;

/** Like `useNavigate`, for use after a response. Does nothing if the person has left the component's screen meanwhile. */
export function useNavigateWhileMounted(): NavigateWhileMounted {
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  return async (to, options) => {
    if (isMounted.current) {
      await navigate(to, options);
    }
  };
}
