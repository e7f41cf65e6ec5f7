import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { type AudioSource, useAudioUrl } from './audio-source.ts';
import { forget, playAlone } from './one-at-a-time.ts';

export type PlaybackStatus = 'paused' | 'loading' | 'playing' | 'failed';

export interface Playback {
  status: PlaybackStatus;
  positionSeconds: number;
  /** 0 until the sound has loaded. */
  durationSeconds: number;
  play: () => void;
  pause: () => void;
  stop: () => void;
  seek: (seconds: number) => void;
  audioProps: ComponentProps<'audio'>;
}

/** Plays one sound. A source function is called on the first `play`, and again after a failure. */
export function usePlayback(source: AudioSource): Playback {
  const audio = useRef<HTMLAudioElement>(null);
  const playsOnLoad = useRef(false);
  const isFetching = useRef(false);
  const [status, setStatus] = useState<PlaybackStatus>('paused');
  const [positionSeconds, setPositionSeconds] = useState(0);
  const [durationSeconds, setDurationSeconds] = useState(0);
  const [fetched, setFetched] = useState<Blob | string | null>(null);
  const url = useAudioUrl(source instanceof Blob ? source : fetched);

  useEffect(() => {
    const element = audio.current;
    if (element === null || url === null) {
      return;
    }
    if (playsOnLoad.current) {
      playsOnLoad.current = false;
      startPlaying(element, setStatus);
    }
    return () => forget(element);
  }, [url]);

  async function fetchAudio(fetchSource: () => Promise<Blob | string>): Promise<void> {
    setStatus('loading');
    playsOnLoad.current = true;
    if (isFetching.current) {
      return;
    }
    isFetching.current = true;
    setFetched(null);
    try {
      setFetched(await fetchSource());
    } catch (error) {
      console.error('A recording could not be fetched', error);
      setStatus(playsOnLoad.current ? 'failed' : 'paused');
      playsOnLoad.current = false;
    } finally {
      isFetching.current = false;
    }
  }

  function play(): void {
    const mustLoad = status === 'failed';
    if (!(source instanceof Blob) && (url === null || mustLoad)) {
      void fetchAudio(source);
    } else if (audio.current !== null) {
      if (mustLoad) {
        audio.current.load();
      }
      startPlaying(audio.current, setStatus);
    }
  }

  function seek(seconds: number): void {
    if (audio.current !== null) {
      audio.current.currentTime = seconds;
      setPositionSeconds(seconds);
    }
  }

  function stop(): void {
    if (playsOnLoad.current) {
      playsOnLoad.current = false;
      setStatus('paused');
    }
    audio.current?.pause();
    seek(0);
  }

  return {
    status,
    positionSeconds,
    durationSeconds,
    play,
    pause: () => audio.current?.pause(),
    stop,
    seek,
    audioProps: {
      ref: audio,
      src: url ?? undefined,
      preload: 'metadata',
      onDurationChange: (event) => setDurationSeconds(finite(event.currentTarget.duration)),
      onTimeUpdate: (event) => setPositionSeconds(event.currentTarget.currentTime),
      onPlay: (event) => {
        playAlone(event.currentTarget);
        setStatus('playing');
      },
      onPause: () => setStatus('paused'),
      onEnded: stop,
      onError: () => setStatus('failed'),
    },
  };
}

/** A browser may block a sound that starts long after the press because the fetch was slow. Pressing again plays it. */
function startPlaying(element: HTMLAudioElement, setStatus: (status: PlaybackStatus) => void): void {
  element.play().catch((error: unknown) => {
    const isHarmless =
      error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'AbortError');
    if (!isHarmless) {
      console.error('A recording could not be played', error);
    }
    setStatus(isHarmless ? 'paused' : 'failed');
  });
}

function finite(seconds: number): number {
  return Number.isFinite(seconds) ? seconds : 0;
}
