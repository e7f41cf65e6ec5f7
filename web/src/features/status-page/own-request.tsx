import { styled } from '@mui/material/styles';
import { refusalText } from '@prayer-community/domain/refusal';
import { statusLink } from '@prayer-community/domain/request-form/status-key';
import { t } from '@prayer-community/i18n/text';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { FocusableLead } from '../../ui/focusable-lead.ts';
import { Lead } from '../../ui/lead.tsx';
import { useIsMounted } from '../../ui/use-is-mounted.ts';
import { useLostFocus } from '../../ui/use-lost-focus.ts';
import { DataPanel } from './data/data-panel.tsx';
import { NothingHere } from './nothing-here.tsx';
import { NoticePanel } from './notice/notice-panel.tsx';
import { ProgressPanel } from './progress/progress-panel.tsx';
import { RequestPanel } from './request/request-panel.tsx';
import { UnsavedDrafts } from './unsaved-drafts.tsx';
import { useOwnStatus } from './use-own-status.ts';
import { WallPanel } from './wall/wall-panel.tsx';

const Column = styled('div')({ display: 'grid', gap: 24 });
const LinkRow = styled('div')({ display: 'flex', marginTop: -12, marginBottom: 28 });

interface OwnRequestProps {
  statusKey: string;
  /** Not called if another request was opened before the response. */
  onDeleted: () => void;
}

export function OwnRequest({ statusKey, onDeleted }: OwnRequestProps) {
  const own = useOwnStatus(statusKey);
  const { status, seenAt, refusal, failure, isLoading, reload, applyResponse } = own;
  const isMounted = useIsMounted();
  const hasFailed = status === null && refusal === null && failure !== null;
  const isGone = refusal !== null && seenAt !== null;
  const lead = useLostFocus<HTMLParagraphElement>(hasFailed || isGone);
  if (refusal) {
    return (
      <>
        <NothingHere reason={refusalText(refusal)} ref={lead} />
        <UnsavedDrafts
          statusKey={statusKey}
          reason={refusal.reason}
          onDiscard={() => lead.current?.focus({ preventScroll: true })}
        />
      </>
    );
  }
  if (!status) {
    return (
      <>
        {isLoading ? (
          <Lead key="loading" role="status">
            {t('Loading your prayer request…')}
          </Lead>
        ) : (
          <Lead key="failure" role="alert">
            {failure}
          </Lead>
        )}
        {hasFailed && (
          <Button aria-disabled={isLoading} onClick={() => isLoading || reload()}>
            {t('Try Again')}
          </Button>
        )}
      </>
    );
  }
  const part = { statusKey, status, applyResponse };
  const progress = <ProgressPanel key="progress" own={own} status={status} />;
  // The key preserves the panel, including typed text, when the first reply moves it up.
  const request = <RequestPanel key="request" {...part} />;
  // A reply comes first because it is what the requester came for.
  const hasReply = status.replies.length > 0;
  return (
    <>
      <FocusableLead ref={lead} tabIndex={-1}>
        {t('Only people with this link can see this page. Keep the link to come back.')}
      </FocusableLead>
      <LinkRow>
        <CopyButton text={statusLink(location.origin, statusKey)} look="outlined">
          {t('Copy Link')}
        </CopyButton>
      </LinkRow>
      <Column>
        {hasReply ? [request, progress] : [progress, request]}
        {status.post && <WallPanel {...part} post={status.post} />}
        {status.notice && <NoticePanel {...part} notice={status.notice} />}
        <DataPanel {...part} onDeleted={() => isMounted.current && onDeleted()} />
      </Column>
    </>
  );
}
