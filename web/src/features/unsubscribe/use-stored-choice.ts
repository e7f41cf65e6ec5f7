import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as z from 'zod';

const choiceSchema = z.object({ isWanted: z.boolean() });

/**
 * What the reader last chose. The history entry stores it, because the server does not say whether the emails are on.
 * Undefined before the first choice.
 */
export function useStoredChoice(): [isWanted: boolean | undefined, store: (isWanted: boolean) => void] {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const stored = choiceSchema.safeParse(state).data?.isWanted;
  const [chosen, setChosen] = useState<boolean>();
  useEffect(() => {
    // Navigating from the handler would bring back a reader who left before the response.
    if (chosen !== undefined && chosen !== stored) {
      navigate({ search }, { replace: true, state: { isWanted: chosen } });
    }
  }, [chosen, stored, navigate, search]);
  return [chosen ?? stored, setChosen];
}
