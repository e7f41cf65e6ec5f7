import { t } from '@prayer-community/i18n/text';
import { Lead } from '../../ui/lead.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';

export function BeliefWallHead() {
  return (
    <>
      <PageHeading>{t('Belief Wall')}</PageHeading>
      <Lead>{t('Share what is on your heart, and pray for one another.')}</Lead>
    </>
  );
}
