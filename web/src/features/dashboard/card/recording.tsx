import { t } from '@prayer-community/i18n/text';
import { useCallback } from 'react';
import { AudioPlayer } from '../../../ui/audio-player/audio-player.tsx';
import { fetchRecording } from '../requests/fetch-recording.ts';

/** The player for a requester's recording. */
export function Recording({ audioPath, requester }: { audioPath: string; requester: string }) {
  const source = useCallback(() => fetchRecording(audioPath), [audioPath]);
  return (
    <AudioPlayer key={audioPath} source={source} label={t('Recording of {name}', { name: requester })} />
  );
}
