import { Suspense } from 'react';
import { useSettings } from '../../../firebase/settings/use-settings.ts';
import { isLeader, type OwnProfile, useOwnProfile } from '../../../session/own-profile.ts';
import { optionalLazy } from '../../../ui/optional-lazy.ts';
import { useTour } from './use-tour.ts';

const Tour = optionalLazy(async () => (await import('./tour.tsx')).Tour);

/** The tour of Today, shown on the first visit and on request. Leaving Today ends it. */
export function TodayTour() {
  const own = useOwnProfile();
  return isLeader(own) ? <AfterSetUp own={own} /> : <TourOnce own={own} />;
}

/** For the first leader, the setup comes before the tour. */
function AfterSetUp({ own }: { own: OwnProfile }) {
  const setUp = useSettings('set_up');
  const isSetUpFirst =
    setUp.state === 'loading' || (setUp.state === 'ready' && setUp.settings.state === 'new');
  return isSetUpFirst ? null : <TourOnce own={own} />;
}

function TourOnce({ own }: { own: OwnProfile }) {
  const { state, begin, end } = useTour(own);
  return state === 'hidden' ? null : (
    <Suspense>
      <Tour isOffered={state === 'offered'} onBegin={begin} onEnd={end} />
    </Suspense>
  );
}
