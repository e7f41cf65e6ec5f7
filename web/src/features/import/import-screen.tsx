import { styled } from '@mui/material/styles';
import { t } from '@prayer-community/i18n/text';
import { Lead } from '../../ui/lead.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { ImportHistory } from './history/import-history.tsx';
import { NewImport } from './new-import/new-import.tsx';

const Work = styled('div')({ display: 'grid', gap: 24, maxWidth: 860, '& > *': { minWidth: 0 } });

export function ImportScreen({ uid }: { uid: string }) {
  return (
    <>
      <PageHeading>{t('Import')}</PageHeading>
      <Lead>
        {t(
          'Bring prayer requests, people and groups from Planning Center, Rock or any spreadsheet. We check your file first, and you can undo an import for 24 hours.',
        )}
      </Lead>
      <Work>
        <NewImport uid={uid} />
        <ImportHistory uid={uid} />
      </Work>
    </>
  );
}
