import { styled } from '@mui/material/styles';
import type { RequesterStatus } from '@prayer-community/domain/status-page/status-page';
import { message, t } from '@prayer-community/i18n/text';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Panel } from '../../../ui/panel.tsx';
import type { Toast } from '../../../ui/toast/toast.ts';
import { useConfirmation } from '../../../ui/use-confirmation.ts';
import type { OwnPart } from '../own-part.ts';
import { STATUS_TOASTS } from '../status-toasts.ts';
import { Text } from '../text.ts';
import { useStatusMutation } from '../use-status-mutation.ts';
import { useDeletion } from './use-deletion.ts';
import { useDownload } from './use-download.ts';

const Part = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  justifyItems: 'start',
  outline: 'none',
  '&:not(:last-of-type)': { paddingBottom: 20, borderBottom: `1px solid ${theme.vars?.palette.divider}` },
}));
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });
const Grave = styled(Button)(({ theme }) => ({ '&&': { color: theme.vars?.palette.error.main } }));

interface DataPanelProps extends OwnPart {
  onDeleted: () => void;
}

export function DataPanel({ statusKey, status, applyResponse, onDeleted }: DataPanelProps) {
  const { confirmation: asked, ask, close } = useConfirmation();
  const download = useDownload(statusKey);
  const deletion = useDeletion(statusKey, onDeleted);
  const { mutate } = useStatusMutation(applyResponse);
  const hasPost = status.post !== null;
  const withdrawalText = textOfWithdrawal(hasPost);
  const deletionText = textOfDeletion(hasPost);
  const withdrawal = useRef<HTMLDivElement>(null);
  const hasWithdrawn = useRef(false);
  useEffect(() => {
    // After the withdrawal, the pressed button and the dialog are gone, so the focus moves here.
    if (asked === null && hasWithdrawn.current) {
      hasWithdrawn.current = false;
      withdrawal.current?.focus({ preventScroll: true });
    }
  }, [asked]);

  const withdraw = async () => {
    hasWithdrawn.current = await mutate('withdrawPrayerRequest', { key: statusKey }, toastOfWithdrawal);
  };

  return (
    <Panel title={t('Your data')}>
      <Part>
        <Text>
          {t(
            'Download what you sent us and what happened to it, in one file. It leaves out who on our team worked on it, our notes and drafts, and our internal records.',
          )}
        </Text>
        <Actions>
          <Button
            type="button"
            look="outlined"
            aria-disabled={download.underway !== null}
            onClick={() => download.save('everything')}
          >
            {download.underway === 'everything' ? t('Downloading…') : t('Download Everything')}
          </Button>
          {status.hasRecording && (
            <Button
              type="button"
              look="text"
              aria-disabled={download.underway !== null}
              onClick={() => download.save('recording')}
            >
              {download.underway === 'recording' ? t('Downloading…') : t('Download Recording')}
            </Button>
          )}
        </Actions>
      </Part>
      <Part ref={withdrawal} tabIndex={-1}>
        {status.mayWithdraw ? (
          <>
            <Text>{withdrawalText}</Text>
            <Button
              type="button"
              look="outlined"
              onClick={() =>
                ask({
                  title: t('Withdraw this request?'),
                  text: withdrawalText,
                  confirmLabel: t('Withdraw'),
                  onConfirm: withdraw,
                })
              }
            >
              {t('Withdraw Request')}
            </Button>
          </>
        ) : (
          <Text>
            {status.isWithdrawn ? t('You withdrew this request.') : t('This request is closed.')} {t(STAYS)}
          </Text>
        )}
      </Part>
      <Part>
        <Text>{deletionText}</Text>
        <Grave
          type="button"
          look="outlined"
          onClick={() =>
            ask({
              title: t('Delete everything?'),
              text: deletionText,
              confirmLabel: t('Delete Everything'),
              onConfirm: deletion,
            })
          }
        >
          {t('Delete Everything')}
        </Grave>
      </Part>
      <ConfirmDialog confirmation={asked} onClose={close} />
    </Panel>
  );
}

const STAYS = message('You can still read your text here until we delete it.');

/** The team may close a request before its requester withdraws it. It then stays as it is, along with its post. */
function toastOfWithdrawal({ isWithdrawn, post }: RequesterStatus): Toast {
  if (isWithdrawn) {
    return STATUS_TOASTS.withdrawn;
  }
  return post === null ? STATUS_TOASTS.closedMeanwhile : STATUS_TOASTS.closedMeanwhileWithPost;
}

function textOfWithdrawal(hasPost: boolean): string {
  return [
    t('If you’d rather we stopped, you can withdraw this request.'),
    ...(hasPost ? [t('Your post will be permanently removed from the Belief Wall.')] : []),
    t(STAYS),
  ].join(' ');
}

function textOfDeletion(hasPost: boolean): string {
  const deleted = hasPost
    ? t(
        'This deletes your text, name, contact details, recording, updates, our replies and your post right away, along with this page and its links.',
      )
    : t(
        'This deletes your text, name, contact details, recording, updates and our replies right away, along with this page and its links.',
      );
  return `${deleted} ${t('Only anonymous statistics remain, and copies in our backups for up to 14 weeks. It cannot be undone.')}`;
}
