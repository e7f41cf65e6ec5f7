import Button from '@mui/material/Button';
import type { RequestList } from './request-list.ts';

interface MoreButtonProps {
  label: string;
  list: RequestList;
  onMore: () => void;
}

/** Loads more of a list. */
export function MoreButton({ label, list, onMore }: MoreButtonProps) {
  return (
    <Button
      variant="outlined"
      data-more
      aria-disabled={list.state === 'ready' && list.isLoadingMore}
      onClick={onMore}
      sx={{ justifySelf: 'center', mt: 1 }}
    >
      {label}
    </Button>
  );
}
