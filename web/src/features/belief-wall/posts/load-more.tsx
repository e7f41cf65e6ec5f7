import { styled } from '@mui/material/styles';
import { t } from '@prayer-community/i18n/text';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';

/**
 * After as many loads, only the button loads more, so that the footer can be reached. Grows with the button, so that
 * *Back* finds the place again.
 */
let maxAutomaticLoads = 3;

const Sentinel = styled('div')({ marginTop: 24, textAlign: 'center' });

interface LoadMoreProps {
  isLoading: boolean;
  onLoadMore: () => void;
}

/** Loads more when the end of the list becomes visible, a few times. The button always does. */
export function LoadMore({ isLoading, onLoadMore }: LoadMoreProps) {
  const sentinel = useRef<HTMLDivElement>(null);
  const loads = useRef(0);
  useEffect(() => {
    if (isLoading || sentinel.current === null) {
      return;
    }
    const observer = new IntersectionObserver((entries) => {
      if (entries.at(-1)?.isIntersecting && loads.current < maxAutomaticLoads) {
        loads.current += 1;
        onLoadMore();
      }
    });
    observer.observe(sentinel.current);
    return () => observer.disconnect();
  }, [isLoading, onLoadMore]);

  function handleClick(): void {
    if (!isLoading) {
      loads.current += 1;
      maxAutomaticLoads = Math.max(maxAutomaticLoads, loads.current);
    }
    onLoadMore();
  }

  return (
    <Sentinel ref={sentinel}>
      <Button type="button" look="outlined" data-more aria-disabled={isLoading} onClick={handleClick}>
        {isLoading ? t('Loading...') : t('Show more prayer requests')}
      </Button>
    </Sentinel>
  );
}
