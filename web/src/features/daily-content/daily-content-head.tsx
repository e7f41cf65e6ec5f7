import { text } from '@prayer-community/i18n/text';
import { Lead } from '../../ui/lead.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';

/** The first words of `/daily-content`. */
export function DailyContentHead() {
  return (
    <>
      <PageHeading>{text('Daily Prompts & Scripture Feed')}</PageHeading>
      <Lead>{text('Scripture, prompts and reflections for your prayer.')}</Lead>
    </>
  );
}
