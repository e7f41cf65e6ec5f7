import { useParams } from 'react-router-dom';
import { CircleView } from './circle-view.tsx';
import { RequireNamedMember } from './require-named-member.tsx';

/** `/prayer-circles/:circleId`: what the members of one circle share. */
export function CirclePage() {
  const { circleId = '' } = useParams();
  return (
    <RequireNamedMember>
      {(member) => <CircleView key={circleId} circleId={circleId} member={member} />}
    </RequireNamedMember>
  );
}
