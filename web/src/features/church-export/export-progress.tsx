import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { exportStatus } from '@prayer-community/domain/church-export/church-export';
import { activeLocale, message, t } from '@prayer-community/i18n/text';
import { useRef } from 'react';
import type { StoredExport } from './use-exports.ts';

const Progress = styled('div')({ display: 'grid', gap: 10, '& p': { margin: 0 } });

interface ExportProgressProps {
  exports: readonly StoredExport[];
  now: Date;
}

/** The progress of an export. Screen readers announce when it starts and how it ends. The count is not announced. */
export function ExportProgress({ exports, now }: ExportProgressProps) {
  const building = exports.find((one) => exportStatus(one, now) === 'building');
  const seen = useRef<string | null>(null);
  seen.current = building?.id ?? seen.current;
  const watched = exports.find(({ id }) => id === seen.current);
  const share = building?.total_count ? Math.min(1, building.done_count / building.total_count) : null;
  return (
    <Progress>
      <div role="status">{watched && <p>{t(OUTCOMES[exportStatus(watched, now)])}</p>}</div>
      {building && (
        <>
          <LinearProgress
            aria-label={t('Preparing your export…')}
            variant={share === null ? 'indeterminate' : 'determinate'}
            {...(share !== null && { value: Math.floor(share * 100) })}
          />
          <p>{progressText(building)}</p>
        </>
      )}
    </Progress>
  );
}

const OUTCOMES = {
  building: message('You can leave this page. The file will be here for one day.'),
  ready: message('Your export is ready.'),
  expired: message('This file can no longer be downloaded. It will be deleted within a day.'),
  failed: message('This export could not be completed. Please start a new one.'),
} as const;

function progressText({ done_count, total_count }: StoredExport): string {
  return total_count === null
    ? t('Preparing your export…')
    : t('Preparing your export: {done} of {total}', {
        done: done_count.toLocaleString(activeLocale()),
        total: total_count.toLocaleString(activeLocale()),
      });
}
