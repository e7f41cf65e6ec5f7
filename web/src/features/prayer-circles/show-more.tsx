import { t } from '@prayer-community/i18n/text';
import { Button } from '../../ui/button.tsx';
import { Actions } from './stack.tsx';

interface ShowMoreProps {
  list: { hasMore: boolean; isLoadingMore: boolean; loadMore: () => void };
}

/** Loads more of a list that has more. */
export function ShowMore({ list: { hasMore, isLoadingMore, loadMore } }: ShowMoreProps) {
  return hasMore ? (
    <Actions>
      <Button look="outlined" data-more aria-disabled={isLoadingMore} onClick={loadMore}>
        {isLoadingMore ? t('Loading...') : t('Show More')}
      </Button>
    </Actions>
  ) : null;
}
