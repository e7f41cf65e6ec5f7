const KEY_PREFIXES = {
  notes: 'prayer-community.note-draft.',
  notes_under_way: 'prayer-community.note-under-way.',
  replies: 'prayer-community.reply-draft.',
  replies_under_way: 'prayer-community.reply-under-way.',
  content: 'prayer-community.content-draft.',
} as const;

/** The key prefix of the phone calls that members record on this device. The member's id follows it. */
export const INTAKE_DRAFT_PREFIX = 'prayer-community.phone-intake.';

/** The texts that a member has typed but not posted, by request. Those of new content are by field. */
export interface NoteDrafts {
  /** Empty if there is no draft. */
  get(requestId: string): string;
  /** An empty draft is removed. */
  set(requestId: string, draft: string): void;
  /** Calls back on every change, including changes in another tab. Returns a function that stops it. */
  subscribe(wake: () => void): () => void;
}

/** If the browser blocks its storage, drafts last as long as the page. */
const unstored = new Map<string, string>();

const watchers = new Set<() => void>();

/** Opens a member's drafts of one kind on this device. They survive a reload and an idle sign-out. */
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

/** Removes all drafts from this device, including those of phone calls. */
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
