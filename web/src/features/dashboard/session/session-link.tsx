import { PATHS } from '../../../config/paths.ts';
import { useOffersSessions } from '../../../prayer-session/session-gate.tsx';
import { ButtonLink } from '../../../ui/button.tsx';

/** The way to pray for the requests one after another, where leadership offers it. */
export function SessionLink() {
  return useOffersSessions('for_team') ? (
    <ButtonLink to={PATHS.teamSession} look="outlined">
      Prayer Session
    </ButtonLink>
  ) : null;
}
