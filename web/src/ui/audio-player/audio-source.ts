import { useEffect, useState } from 'react';

/** A sound at hand, or the way to get it (the sound itself or an address of it), taken when it is first played. */
export type AudioSource = Blob | (() => Promise<Blob | string>);

/** An address for a sound, as long as the component lives; null until there is a sound. */
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
