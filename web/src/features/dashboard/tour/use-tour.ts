import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { OwnProfile } from '../../../session/own-profile.ts';
import { startsTour } from '../../../ui/help/tour-link.ts';
import { changeOwnProfile } from '../availability/change-own-profile.ts';

/** Matches what a tour would interrupt: another prompt, or a user who is typing. */
const BUSY = '[role="dialog"], [role="alertdialog"], input:focus, textarea:focus, select:focus';

/**
 * Returns whether to show the tour: once per member, across devices, and whenever they ask for it. It counts as seen
 * from its first step, so neither a reload nor another device shows it again.
 */
export function useTour(own: OwnProfile): { isShown: boolean; end: () => void } {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const [isShown, setIsShown] = useState(false);
  const isAskedFor = startsTour(state);
  const newMember = own.state === 'ready' && !own.profile.has_seen_tour ? own.uid : null;

  useEffect(() => {
    if (isAskedFor) {
      setIsShown(true);
      // Otherwise a reload would start the tour again.
      void navigate({ search }, { replace: true, state: null });
    } else if (newMember !== null && document.querySelector(BUSY) === null) {
      setIsShown(true);
    }
  }, [isAskedFor, newMember, navigate, search]);

  useEffect(() => {
    if (isShown && newMember !== null) {
      changeOwnProfile(newMember, { has_seen_tour: true }).catch((error: unknown) =>
        console.error('The tour may be shown once more', error),
      );
    }
  }, [isShown, newMember]);

  return { isShown, end: () => setIsShown(false) };
}
