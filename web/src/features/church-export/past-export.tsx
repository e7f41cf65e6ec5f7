import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { exportStatus } from '@prayer-community/domain/church-export/church-export';
import { message, t } from '@prayer-community/i18n/text';
import { Badge } from '../../ui/badge/badge.tsx';
import { exactMoment } from '../../ui/moment-text.ts';
import { useUnderway } from '../../ui/use-underway.ts';
import { downloadExport } from './download-export.ts';
import { toastExportFailure } from './export-toasts.ts';
import { sizeText } from './size-text.ts';
import type { StoredExport } from './use-exports.ts';

const Title = styled('h3')({ margin: 0, fontSize: '1rem', fontWeight: 600 });
const Head = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 10, alignItems: 'center' });
const Small = styled('p')(({ theme }) => ({
  margin: 0,
  fontSize: '0.9375rem',
  lineHeight: 1.5,
  color: theme.vars?.palette.text.secondary,
}));

interface PastExportProps {
  stored: StoredExport;
  nameOf: (uid: string) => string;
  now: Date;
}

export function PastExport({ stored, nameOf, now }: PastExportProps) {
  const [isDownloading, run] = useUnderway();
  const status = exportStatus(stored, now);
  const { requested_by, created_at, expires_at, size_bytes, downloads } = stored;
  const label = t('Download ({size})', { size: sizeText(size_bytes ?? 0) });

  async function download(): Promise<void> {
    try {
      await downloadExport(stored.id);
    } catch (error) {
      toastExportFailure('download', error);
    }
  }

  return (
    <li>
      <Head>
        <Title>{exactMoment(created_at)}</Title>
        <Badge tone={STATUS[status].tone}>{t(STATUS[status].name)}</Badge>
      </Head>
      <Small>{t('Export by {name}', { name: nameOf(requested_by) })}</Small>
      {status === 'ready' && expires_at && (
        <>
          <div>
            <Button
              variant="outlined"
              aria-disabled={isDownloading}
              onClick={() => void run(download)}
              aria-label={isDownloading ? undefined : `${label}, ${exactMoment(created_at)}`}
            >
              {isDownloading ? t('Downloading…') : label}
            </Button>
          </div>
          <Small>{t('Available until {moment}', { moment: exactMoment(expires_at) })}</Small>
        </>
      )}
      {status === 'expired' && (
        <Small>
          {stored.file_path === null
            ? t('This file was deleted.')
            : t('This file can no longer be downloaded. It will be deleted within a day.')}
        </Small>
      )}
      {status === 'failed' && (
        <Small>{t('This export could not be completed. Please start a new one.')}</Small>
      )}
      {(status === 'ready' || status === 'expired') && downloads.length === 0 && (
        <Small>{t('Not downloaded yet')}</Small>
      )}
      {downloads.map(({ by, at }) => (
        <Small key={`${by} ${at.getTime()}`}>
          {t('Downloaded by {name}, {moment}', { name: nameOf(by), moment: exactMoment(at) })}
        </Small>
      ))}
    </li>
  );
}

const STATUS = {
  building: { name: message('Preparing'), tone: 'blue' },
  ready: { name: message('Ready @export'), tone: 'green' },
  expired: { name: message('Expired @export'), tone: 'grey' },
  failed: { name: message('Failed @export'), tone: 'red' },
} as const;
