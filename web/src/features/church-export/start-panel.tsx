import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { exportStatus } from '@prayer-community/domain/church-export/church-export';
import { t } from '@prayer-community/i18n/text';
import { callOrThrow } from '../../firebase/call-or-throw.ts';
import { Panel } from '../../ui/panel.tsx';
import { useUnderway } from '../../ui/use-underway.ts';
import { ExportProgress } from './export-progress.tsx';
import { toastExportFailure } from './export-toasts.ts';
import type { StoredExport } from './use-exports.ts';

const Contents = styled('ul')({
  display: 'grid',
  gap: 8,
  margin: 0,
  paddingInlineStart: 22,
  lineHeight: 1.5,
});
const Warning = styled('p')({ margin: 0, lineHeight: 1.5 });

export function StartPanel({ exports, now }: { exports: readonly StoredExport[]; now: Date }) {
  const [isStarting, run] = useUnderway();
  const isBusy = isStarting || exports.some((one) => exportStatus(one, now) === 'building');

  async function start(): Promise<void> {
    try {
      await callOrThrow('startExport', {});
    } catch (error) {
      toastExportFailure('start', error);
    }
  }

  return (
    <Panel title={t('What’s included')}>
      <Contents>
        <li>{t('Every prayer request with its notes and replies, confidential ones too')}</li>
        <li>{t('The Belief Wall, prayer circles and daily content')}</li>
        <li>{t('Recordings and files')}</li>
        <li>{t('Accounts, members, lists and settings, but no passwords')}</li>
        <li>{t('Tables for a spreadsheet, and a README that explains each column')}</li>
      </Contents>
      <Warning>
        {t('Anyone who has the file can read all of it. Store it where only leaders can open it.')}
      </Warning>
      {/* It keeps the focus while it cannot be pressed. */}
      <div>
        <Button variant="contained" aria-disabled={isBusy} onClick={() => !isBusy && void run(start)}>
          {t('Export Everything')}
        </Button>
      </div>
      <ExportProgress exports={exports} now={now} />
    </Panel>
  );
}
