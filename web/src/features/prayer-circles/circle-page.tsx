import { useParams } from 'react-router-dom';
import { CircleView } from './circle-view.tsx';
import { MemberGate } from './member-gate.tsx';

/** `/prayer-circles/:circleId`: what the members of one circle share. */
export function CirclePage() {
  const { circleId = '' } = useParams();
  return (
    <MemberGate>{(member) => <CircleView key={circleId} circleId={circleId} member={member} />}</MemberGate>
  );
}
