import { t } from '@prayer-community/i18n/text';
import { type ReactNode, useEffect, useRef } from 'react';
import { CommunityMark } from '../../../ui/identity/community-mark.tsx';
import { Lead } from '../../../ui/lead.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';

/** The confirmation of the standalone form. Has no links to the rest of the site. */
export function SentNotice({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={heading} tabIndex={-1} style={{ outline: 'none' }}>
      <CommunityMark sizePx={96} />
      <PageHeading>{t('Prayer request submitted')}</PageHeading>
      <Lead>
        {t(
          'Thank you for trusting us with this. We have received your request and will lift it up in prayer. You are not alone.',
        )}
      </Lead>
      {children}
    </div>
  );
}
