import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { Button } from '../../../ui/button.tsx';

/** Below the sticky tabs, over the posts: it takes no room of theirs, for nothing may move. */
const Place = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: 72,
  zIndex: 1,
  height: 0,
  textAlign: 'center',
  [theme.breakpoints.up('md')]: { top: 88 },
}));

const Pill = styled(Button)(({ theme }) => ({ boxShadow: theme.shadows[4] }));

/** Tells of posts that came while the reader was further down, and leads to them. */
export function NewcomersButton({ count, onShow }: { count: number; onShow: () => void }) {
  const place = useRef<HTMLDivElement>(null);

  function show(): void {
    onShow();
    place.current?.parentElement?.scrollIntoView();
  }

  return (
    <Place ref={place} role="status">
      {count > 0 && (
        <Pill type="button" onClick={show}>
          {count === 1 ? '1 new prayer request' : `${count} new prayer requests`}
        </Pill>
      )}
    </Place>
  );
}
