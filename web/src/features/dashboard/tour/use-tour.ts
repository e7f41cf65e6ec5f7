import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { OwnProfile } from '../../../session/own-profile.ts';
import { startsTour } from '../../../ui/help/tour-link.ts';
import { changeOwnProfile } from '../availability/change-own-profile.ts';

/** Matches what a tour would interrupt: another prompt, or a user who is typing. */
const BUSY = '[role="dialog"], [role="alertdialog"], input:focus, textarea:focus, select:focus';

/** True if a tour would interrupt the member. */
export function isBusy(): boolean {
  return document.querySelector(BUSY) !== null;
}

interface Tour {
  /** `offered` until the tour's code is loaded. It begins only if the member is not busy then. */
  state: 'hidden' | 'offered' | 'shown';
  begin: () => void;
  end: () => void;
}

/**
 * Returns whether to show the tour: once per member, across devices, and whenever they ask for it. It counts as seen
 * from its first step, so neither a reload nor another device shows it again.
 */
export function useTour(own: OwnProfile): Tour {
  const { state: entry, search } = useLocation();
  const navigate = useNavigate();
  const [state, setState] = useState<Tour['state']>('hidden');
  const isAskedFor = startsTour(entry);
  const newMember = own.state === 'ready' && !own.profile.has_seen_tour ? own.uid : null;

  useEffect(() => {
    if (isAskedFor) {
      setState('shown');
      // Otherwise a reload would start the tour again.
      void navigate({ search }, { replace: true, state: null });
    } else if (newMember !== null && !isBusy()) {
      // A tour that was asked for stays, although asking for it is over.
      setState((before) => (before === 'shown' ? before : 'offered'));
    }
  }, [isAskedFor, newMember, navigate, search]);

  useEffect(() => {
    if (state === 'shown' && newMember !== null) {
      changeOwnProfile(newMember, { has_seen_tour: true }).catch((error: unknown) =>
        console.error('The tour may be shown once more', error),
      );
    }
  }, [state, newMember]);

  const begin = useCallback(() => setState('shown'), []);
  const end = useCallback(() => setState('hidden'), []);
  return { state, begin, end };
}
