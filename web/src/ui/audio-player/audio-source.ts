import { useEffect, useState } from 'react';

/** A sound at hand, or the way to get it (the sound itself or an address of it), taken when it is first played. */
export type AudioSource = Blob | (() => Promise<Blob | string>);

/** An address for a sound, as long as the component lives; null until there is a sound. */
export function useSoundUrl(sound: Blob | string | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!(sound instanceof Blob)) {
      setUrl(sound);
      return;
    }
    const objectUrl = URL.createObjectURL(sound);
    setUrl(objectUrl);
    return () => URL.revokeObjectURL(objectUrl);
  }, [sound]);
  return url;
}
