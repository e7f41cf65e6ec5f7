import { t } from '@prayer-community/i18n/text';
import { Lead } from '../../ui/lead.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { CircleOverview } from './circle-overview.tsx';
import { RequireNamedMember } from './require-named-member.tsx';

/** `/prayer-circles`: the circles the visitor belongs to or is invited to. */
export function PrayerCirclesPage() {
  return (
    <>
      <PageHeading>{t('Prayer Circles')}</PageHeading>
      <Lead>
        {t(
          'Private groups that share prayers and pray for one another. Access to a circle is by invitation only.',
        )}
      </Lead>
      <RequireNamedMember>{(member) => <CircleOverview member={member} />}</RequireNamedMember>
    </>
  );
}
