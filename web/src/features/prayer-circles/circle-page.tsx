import { useParams } from 'react-router-dom';
import { CircleView } from './circle-view.tsx';
import { RequireNamedMember } from './require-named-member.tsx';

/** `/prayer-circles/:circleId`: the prayers and members of one circle. */
export function CirclePage() {
  const { circleId = '' } = useParams();
  return (
    <RequireNamedMember>
      {(member) => <CircleView key={circleId} circleId={circleId} member={member} />}
    </RequireNamedMember>
  );
}
