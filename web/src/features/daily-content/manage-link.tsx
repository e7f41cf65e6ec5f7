import { t } from '@prayer-community/i18n/text';
import { PATHS } from '../../config/paths.ts';
import { useIsLeadership } from '../../session/use-is-leadership.ts';
import { ButtonLink } from '../../ui/button.tsx';

export function ManageLink() {
  return (
    useIsLeadership() && (
      <ButtonLink to={PATHS.dailyContentAdmin} look="outlined">
        {t('Manage Content')}
      </ButtonLink>
    )
  );
}
