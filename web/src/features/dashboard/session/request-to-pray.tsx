import { shownRequester } from '@prayer-community/domain/prayer-request/shown-requester';
import { t } from '@prayer-community/i18n/text';
import { useCallback } from 'react';
import { AudioPlayer } from '../../../ui/audio-player/audio-player.tsx';
import { PrayersSoFar, SessionOrigin, SessionText } from '../../../ui/prayer-session/session-text.tsx';
import { CategoryBadges } from '../card/category-badges.tsx';
import { RequestBadges } from '../card/request-badges.tsx';
import { longDateTime } from '../dates.ts';
import { fetchRecording } from '../requests/fetch-recording.ts';
import type { StaffRequest } from '../requests/staff-request.ts';

export function RequestToPray({ request }: { request: StaffRequest }) {
  const requester = shownRequester(request);
  const { created_at, prayer_text, audio_path, categories, prayer_count } = request;
  return (
    <>
      <SessionOrigin>
        <h2 dir="auto">{requester}</h2>
        <time dateTime={created_at.toISOString()}>{longDateTime(created_at)}</time>
      </SessionOrigin>
      <RequestBadges request={request} reminderChoice={null} />
      {prayer_text !== null && <SessionText dir="auto">{prayer_text}</SessionText>}
      {audio_path !== null && <Recording audioPath={audio_path} requester={requester} />}
      <CategoryBadges categories={categories} />
      <PrayersSoFar count={prayer_count} />
    </>
  );
}

function Recording({ audioPath, requester }: { audioPath: string; requester: string }) {
  const source = useCallback(() => fetchRecording(audioPath), [audioPath]);
  return <AudioPlayer source={source} label={t('Recording of {name}', { name: requester })} />;
}
