import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { text } from '@prayer-community/domain/texts/text';
import { type ReactNode, useEffect, useRef } from 'react';
import { useListFocus } from '../../../ui/use-list-focus.ts';
import { RequestCard } from '../card/request-card.tsx';
import { useOutOfDate } from '../connection/use-out-of-date.ts';
import { useRequest } from './use-request.ts';

const Pane = styled('section')({
  display: 'grid',
  gap: 8,
  alignContent: 'start',
  minWidth: 0,
  outline: 'none',
  scrollMarginTop: 130,
});

interface RequestPaneProps {
  requestId: string;
  onClose: () => void;
  onOutOfDate: (isOutOfDate: boolean) => void;
}

/** The open request, followed wherever it goes: it stays when it leaves the list that it was opened from. */
export function RequestPane({ requestId, onClose, onOutOfDate }: RequestPaneProps) {
  const live = useRequest(requestId);
  const pane = useRef<HTMLElement>(null);
  useListFocus(pane);
  useOutOfDate(live.state === 'ready' && live.isFromCache, onOutOfDate);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each request that is opened takes the focus
  useEffect(() => pane.current?.focus({ preventScroll: true }), [requestId]);
  return (
    <Pane ref={pane} tabIndex={-1} aria-label={text('Open request')}>
      <Button
        onClick={onClose}
        sx={{ justifySelf: 'start', minHeight: 44, ml: -1 }}
        startIcon={<BackArrow />}
      >
        {text('Back to the List')}
      </Button>
      {live.state === 'loading' && <p role="status">{text('Loading prayer request…')}</p>}
      {live.state === 'absent' && (
        <p role="status">{text('This request was deleted, or you no longer have access to it.')}</p>
      )}
      {live.state === 'ready' && <RequestCard request={live.request} />}
    </Pane>
  );
}

function BackArrow(): ReactNode {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 20 20"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
    >
      <path d="M12.5 4.5 7 10l5.5 5.5" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
