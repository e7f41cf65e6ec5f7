import { text } from '@prayer-community/domain/texts/text';
import { PATHS } from '../../../config/paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';

/** The way to pray for the requests one after another. Whether leadership offers it the session asks, and not each opened dashboard. */
export function SessionLink() {
  return (
    <ButtonLink to={PATHS.teamSession} look="outlined">
      {text('Prayer Session')}
    </ButtonLink>
  );
}
