const KEY_PREFIXES = {
  notes: 'prayer-community.note-draft.',
  notes_under_way: 'prayer-community.note-under-way.',
  replies: 'prayer-community.reply-draft.',
  replies_under_way: 'prayer-community.reply-under-way.',
} as const;

/** The calls that members take down on this device, by member. */
export const INTAKE_DRAFT_PREFIX = 'prayer-community.phone-intake.';

/** What a member typed on requests and has not posted, by request. */
export interface NoteDrafts {
  /** Empty where nothing was typed. */
  get(requestId: string): string;
  /** An empty draft is forgotten. */
  set(requestId: string, draft: string): void;
  /** Calls at each change, also by another tab; gives the way to stop. */
  subscribe(wake: () => void): () => void;
}

/** Where the browser refuses its storage, drafts last as long as the page. */
const unstored = new Map<string, string>();

const watchers = new Set<() => void>();

/** The drafts of a member's notes on this device, or of another kind: they outlive the page and a sign-out for idleness. */
export function openNoteDrafts(uid: string, kind: keyof typeof KEY_PREFIXES = 'notes'): NoteDrafts {
  const keyOf = (requestId: string) => `${KEY_PREFIXES[kind]}${uid}.${requestId}`;
  return {
    get: (requestId) =>
      unstored.get(keyOf(requestId)) ?? onStorage((storage) => storage.getItem(keyOf(requestId))) ?? '',
    set(requestId, draft) {
      const key = keyOf(requestId);
      unstored.set(key, draft);
      onStorage((storage) => {
        if (draft === '') {
          storage.removeItem(key);
        } else {
          storage.setItem(key, draft);
        }
        unstored.delete(key);
      });
      wakeWatchers();
    },
    subscribe(wake) {
      watchers.add(wake);
      window.addEventListener('storage', wake);
      return () => {
        watchers.delete(wake);
        window.removeEventListener('storage', wake);
      };
    },
  };
}

/** Removes every draft from this device, calls as well. */
export function forgetNoteDrafts(): void {
  unstored.clear();
  const prefixes = [...Object.values(KEY_PREFIXES), INTAKE_DRAFT_PREFIX];
  onStorage((storage) => {
    for (const key of Object.keys(storage)) {
      if (prefixes.some((prefix) => key.startsWith(prefix))) {
        storage.removeItem(key);
      }
    }
  });
}

function wakeWatchers(): void {
  for (const wake of watchers) {
    wake();
  }
}

function onStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(window.localStorage);
  } catch (error) {
    console.warn('Drafts are not stored: the browser refuses its storage.', error);
    return undefined;
  }
}
