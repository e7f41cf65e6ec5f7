import { shownRequester } from '@prayer-community/domain/prayer-request/shown-requester';
import { textLanguage } from '@prayer-community/domain/prayer-request/text-language';
import {
  PrayerSessionOrigin,
  PrayerSessionText,
  PrayersSoFar,
} from '../../../ui/prayer-session/session-text.tsx';
import { CategoryBadges } from '../card/category-badges.tsx';
import { ReceivedDate } from '../card/received-date.tsx';
import { Recording } from '../card/recording.tsx';
import { RequestBadges } from '../card/request-badges.tsx';
import type { StaffRequest } from '../requests/staff-request.ts';

export function RequestToPray({ request }: { request: StaffRequest }) {
  const requester = shownRequester(request);
  const { prayer_text, audio_path, categories, prayer_count } = request;
  return (
    <>
      <PrayerSessionOrigin>
        <h2 dir="auto">{requester}</h2>
        <ReceivedDate request={request} />
      </PrayerSessionOrigin>
      <RequestBadges request={request} reminderChoice={null} />
      {prayer_text !== null && (
        <PrayerSessionText dir="auto" lang={textLanguage(request)}>
          {prayer_text}
        </PrayerSessionText>
      )}
      {audio_path !== null && <Recording audioPath={audio_path} requester={requester} />}
      <CategoryBadges categories={categories} />
      <PrayersSoFar count={prayer_count} />
    </>
  );
}
