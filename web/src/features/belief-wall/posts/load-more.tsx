import { styled } from '@mui/material/styles';
import { text } from '@prayer-community/domain/texts/text';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';

const Place = styled('div')({ marginTop: 24, textAlign: 'center' });

interface LoadMoreProps {
  isLoading: boolean;
  onLoadMore: () => void;
}

/** Loads more as soon as the end of the list comes into sight; the button is for whoever does not scroll. */
export function LoadMore({ isLoading, onLoadMore }: LoadMoreProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isLoading || place.current === null) {
      return;
    }
    const observer = new IntersectionObserver((entries) => {
      if (entries.at(-1)?.isIntersecting) {
        onLoadMore();
      }
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isLoading, onLoadMore]);
  return (
    <Place ref={place}>
      <Button type="button" look="outlined" aria-disabled={isLoading} onClick={onLoadMore}>
        {isLoading ? text('Loading…') : text('Show more prayer requests')}
      </Button>
    </Place>
  );
}
