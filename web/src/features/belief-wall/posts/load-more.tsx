import { styled } from '@mui/material/styles';
import { t } from '@prayer-community/i18n/text';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';

const Sentinel = styled('div')({ marginTop: 24, textAlign: 'center' });

interface LoadMoreProps {
  isLoading: boolean;
  onLoadMore: () => void;
}

/** Loads more when the end of the list becomes visible. The button is for people who do not scroll. */
export function LoadMore({ isLoading, onLoadMore }: LoadMoreProps) {
  const sentinel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isLoading || sentinel.current === null) {
      return;
    }
    const observer = new IntersectionObserver((entries) => {
      if (entries.at(-1)?.isIntersecting) {
        onLoadMore();
      }
    });
    observer.observe(sentinel.current);
    return () => observer.disconnect();
  }, [isLoading, onLoadMore]);
  return (
    <Sentinel ref={sentinel}>
      <Button type="button" look="outlined" data-more aria-disabled={isLoading} onClick={onLoadMore}>
        {isLoading ? t('Loading…') : t('Show more prayer requests')}
      </Button>
    </Sentinel>
  );
}
