import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The parameters of the most recent history entry. Preserves them when a language change renders the screen again. */
let latest: { key: string; parameters: string } | null = null;

/**
 * Removes the parameters of a mailed link from the address bar immediately. Afterwards they exist only in memory, until
 * `forget` is called.
 */
export function useLinkParameters(): { parameters: string; forget: () => void } {
  const { key, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [parameters, setParameters] = useState(() => (latest?.key === key ? latest.parameters : search));

  useEffect(() => {
    if (search !== '') {
      navigate(pathname, { replace: true });
    } else {
      latest = parameters === '' ? null : { key, parameters };
    }
  }, [navigate, key, parameters, pathname, search]);

  useEffect(
    () => () => {
      // Going back to the entry of a screen that was left must not bring its link back.
      if (window.history.state?.key !== key) {
        latest = null;
      }
    },
    [key],
  );

  const forget = useCallback(() => setParameters(''), []);
  return { parameters, forget };
}
