import { styled } from '@mui/material/styles';
import { t } from '@prayer-community/i18n/text';
import { Lead } from '../../ui/lead.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { useNow } from '../../ui/use-now.ts';
import { EXPORT_FAILURES } from './export-toasts.ts';
import { PastExports } from './past-exports.tsx';
import { StartPanel } from './start-panel.tsx';
import { useExports } from './use-exports.ts';

const Panels = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  maxWidth: 720,
});

export function Exports() {
  const exports = useExports();
  const now = useNow();
  return (
    <>
      <PageHeading>{t('Export')}</PageHeading>
      <Lead>{t('Download everything that this community has stored, as one file.')}</Lead>
      {exports.state === 'loading' && <p role="status">{t('Loading exports…')}</p>}
      {exports.state === 'error' && <LoadFailure text={t(EXPORT_FAILURES.load)} onRetry={exports.retry} />}
      {exports.state === 'ready' && (
        <Panels>
          <StartPanel exports={exports.documents} now={now} />
          <PastExports exports={exports.documents} now={now} />
        </Panels>
      )}
    </>
  );
}
