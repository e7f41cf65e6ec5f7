import { text } from '@prayer-community/domain/texts/text';
import { PATHS } from '../../../config/paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';

/** The way to pray for the posts one after another. To ask whether leadership offers it would cost every reader of the wall a read: the session does. */
export function SessionLink() {
  return (
    <ButtonLink to={PATHS.wallSession} look="outlined">
      {text('Prayer Session')}
    </ButtonLink>
  );
}
