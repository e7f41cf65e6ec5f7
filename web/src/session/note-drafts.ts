const KEY_PREFIX = 'prayer-community.note-draft.';

/** What a member typed as notes and has not posted, by request. */
export interface NoteDrafts {
  /** Empty where nothing was typed. */
  get(requestId: string): string;
  /** An empty draft is forgotten. */
  set(requestId: string, draft: string): void;
}

/** The drafts of a member on this device: they outlive the page and a sign-out for idleness. */
export function openNoteDrafts(uid: string): NoteDrafts {
  // Where the browser refuses its storage, drafts last as long as the page.
  const typed = new Map<string, string>();
  const keyOf = (requestId: string) => `${KEY_PREFIX}${uid}.${requestId}`;
  return {
    get: (requestId) =>
      onStorage((storage) => storage.getItem(keyOf(requestId))) ?? typed.get(requestId) ?? '',
    set(requestId, draft) {
      typed.set(requestId, draft);
      onStorage((storage) =>
        draft === '' ? storage.removeItem(keyOf(requestId)) : storage.setItem(keyOf(requestId), draft),
      );
    },
  };
}

/** Removes every draft from this device. */
export function forgetNoteDrafts(): void {
  onStorage((storage) => {
    for (const key of Object.keys(storage)) {
      if (key.startsWith(KEY_PREFIX)) {
        storage.removeItem(key);
      }
    }
  });
}

function onStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(window.localStorage);
  } catch (error) {
    console.warn('Drafts of notes are not stored: the browser refuses its storage.', error);
    return undefined;
  }
}
