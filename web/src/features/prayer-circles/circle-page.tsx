import { t } from '@prayer-community/i18n/text';
import { useParams } from 'react-router-dom';
import { PageHeading } from '../../ui/page-heading.tsx';
import { CircleView } from './circle-view.tsx';
import { RequireNamedMember } from './require-named-member.tsx';

/** `/prayer-circles/:circleId`: the prayers and members of one circle. */
export function CirclePage() {
  const { circleId = '' } = useParams();
  return (
    <RequireNamedMember heading={<PageHeading>{t('Prayer Circle')}</PageHeading>}>
      {(member) => <CircleView key={circleId} circleId={circleId} member={member} />}
    </RequireNamedMember>
  );
}
