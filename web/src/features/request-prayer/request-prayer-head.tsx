import { text } from '@prayer-community/i18n/text';
import { Lead } from '../../ui/lead.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { WelcomeWords } from './welcome-words.tsx';

/** The first words of `/`. */
export function RequestPrayerHead() {
  return (
    <>
      <PageHeading>{text('Request Prayer')}</PageHeading>
      <Lead>{text('Submit your prayer requests and connect with our prayer community.')}</Lead>
      <WelcomeWords />
    </>
  );
}
