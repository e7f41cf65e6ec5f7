import { t } from '@prayer-community/i18n/text';
import { PATHS } from '../../../config/paths.ts';
import { usePostsToReview } from '../../../firebase/moderation/use-posts-to-review.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { SideCard } from './side-card.tsx';

/** Tells leaders that posts wait for approval or were reported. Renders nothing otherwise. */
export function ReviewCard() {
  const view = usePostsToReview();
  if (view === null) {
    return null;
  }
  return (
    <SideCard heading={t('Wall Posts to Review')}>
      <p style={{ margin: '0 0 12px' }}>
        {view === 'waiting'
          ? t('Posts on the Belief Wall wait for your approval.')
          : t('Posts on the Belief Wall were reported.')}
      </p>
      <ButtonLink to={{ pathname: PATHS.moderation, search: `?view=${view}` }} look="outlined">
        {t('Review Posts')}
      </ButtonLink>
    </SideCard>
  );
}
