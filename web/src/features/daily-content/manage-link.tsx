import { t } from '@prayer-community/i18n/text';
import { PATHS } from '../../config/paths.ts';
import { useIsLeaderOnPublicScreen } from '../../session/use-is-leader-on-public-screen.ts';
import { ButtonLink } from '../../ui/button.tsx';

export function ManageLink() {
  return (
    useIsLeaderOnPublicScreen() && (
      <ButtonLink to={PATHS.dailyContentAdmin} look="outlined">
        {t('Manage Content')}
      </ButtonLink>
    )
  );
}
