import { PATHS } from '../../../config/paths.ts';
import { useOffersSessions } from '../../../prayer-session/session-gate.tsx';
import { ButtonLink } from '../../../ui/button.tsx';

/** The way to pray for the posts one after another, where leadership offers it. */
export function SessionLink() {
  return useOffersSessions('on_wall') ? (
    <ButtonLink to={PATHS.wallSession} look="outlined">
      Prayer Session
    </ButtonLink>
  ) : null;
}
