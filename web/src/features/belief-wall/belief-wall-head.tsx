import { text } from '@prayer-community/i18n/text';
import { Lead } from '../../ui/lead.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';

/** The first words of `/belief-wall`. */
export function BeliefWallHead() {
  return (
    <>
      <PageHeading>{text('Belief Wall')}</PageHeading>
      <Lead>{text('Share what is on your heart, and pray for one another.')}</Lead>
    </>
  );
}
