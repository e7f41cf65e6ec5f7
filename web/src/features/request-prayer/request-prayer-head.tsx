import { t } from '@prayer-community/i18n/text';
import { Lead } from '../../ui/lead.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { WelcomeText } from './welcome-text.tsx';

export function RequestPrayerHead() {
  return (
    <>
      <PageHeading>{t('Request Prayer')}</PageHeading>
      <Lead>{t('Submit your prayer requests and connect with our prayer community.')}</Lead>
      <WelcomeText />
    </>
  );
}
