import { useEffect, useState } from 'react';

/** A sound, or a function that fetches the sound or its URL when it is first played. */
export type AudioSource = Blob | (() => Promise<Blob | string>);

/** Returns a URL for a sound that is valid while the component is mounted. Null until there is a sound. */
export function useAudioUrl(audio: Blob | string | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!(audio instanceof Blob)) {
      setUrl(audio);
      return;
    }
    const objectUrl = URL.createObjectURL(audio);
    setUrl(objectUrl);
    return () => URL.revokeObjectURL(objectUrl);
  }, [audio]);
  return url;
}
