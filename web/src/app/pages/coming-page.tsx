import { Lead } from '../../ui/lead.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';

/** A screen that is not built yet. */
export function ComingPage({ heading, text }: { heading: string; text: string }) {
  return (
    <>
      <PageHeading>{heading}</PageHeading>
      <Lead>{text}</Lead>
    </>
  );
}
