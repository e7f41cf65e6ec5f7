/** Words that no new name holds, each with the terms to choose from. */
export const OLD_WORDS: Readonly<Record<string, string>> = {
  anew: 'again',
  arrival: 'navigation, creation',
  arrivals: 'new requests',
  detour: 'override',
  detours: 'overrides',
  drawn: 'rendered, deferred',
  forgetting: 'reset',
  gate: 'proxy, require',
  keeper: 'supervisor, cache',
  kept: 'cached, stored, retained',
  mend: 'fix, repair',
  mends: 'fixes',
  newcomer: 'new post',
  newcomers: 'new posts',
  outbox: 'fake providers, deliveries',
  placed: 'standalone, positioned',
  reckon: 'compute',
  reckoned: 'computed',
  said: 'translated',
  sight: 'visibility',
  sound: 'valid, audio',
  tend: 'advance, edit',
  told: 'notified, shown, linked',
  unsaid: 'untranslated',
  unsent: 'unsaved',
  warm: 'preload',
  whoever: 'the noun itself',
  wish: 'input, preference',
  wishes: 'inputs, preferences',
};

/** Names that stay although they hold an old word, each for the reason above it. */
export const ALLOWED_NAMES: ReadonlySet<string> = new Set([
  // Texts are translated by these until the catalogue is replaced.
  'said',
  'saidAnswer',
  'said-answer',
]);
