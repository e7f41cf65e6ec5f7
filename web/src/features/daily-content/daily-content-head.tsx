import { t } from '@prayer-community/i18n/text';
import { Lead } from '../../ui/lead.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';

export function DailyContentHead() {
  return (
    <>
      <PageHeading>{t('Daily Prompts & Scripture Feed')}</PageHeading>
      <Lead>{t('Scripture, prompts and reflections for your prayer.')}</Lead>
    </>
  );
}
