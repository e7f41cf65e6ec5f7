const KEY_PREFIXES = {
  notes: 'prayer-community.note-draft.',
  replies: 'prayer-community.reply-draft.',
  replies_under_way: 'prayer-community.reply-under-way.',
} as const;

/** What a member typed on requests and has not posted, by request. */
export interface NoteDrafts {
  /** Empty where nothing was typed. */
  get(requestId: string): string;
  /** An empty draft is forgotten. */
  set(requestId: string, draft: string): void;
}

/** The drafts of a member's notes on this device, or of another kind: they outlive the page and a sign-out for idleness. */
export function openNoteDrafts(uid: string, kind: keyof typeof KEY_PREFIXES = 'notes'): NoteDrafts {
  // Where the browser refuses its storage, drafts last as long as the page.
  const typed = new Map<string, string>();
  const keyOf = (requestId: string) => `${KEY_PREFIXES[kind]}${uid}.${requestId}`;
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
      if (Object.values(KEY_PREFIXES).some((prefix) => key.startsWith(prefix))) {
        storage.removeItem(key);
      }
    }
  });
}

function onStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(window.localStorage);
  } catch (error) {
    console.warn('Drafts are not stored: the browser refuses its storage.', error);
    return undefined;
  }
}
