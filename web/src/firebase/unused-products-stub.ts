/**
 * Replaces `firebase/database` and `firebase/remote-config` in the build, and `firebase/storage` and `firebase/functions` for reactfire
 * alone: it imports all of them in its one file, and we use nothing of it that needs them. The staff's first screen loads 60 kB less.
 */
function missing(): never {
  throw new Error(
    'The build gives reactfire no Realtime Database, Remote Config, Storage and Functions: see vite.config.ts.',
  );
}

export {
  missing as ensureInitialized,
  missing as get,
  missing as getAll,
  missing as getBoolean,
  missing as getDownloadURL,
  missing as getNumber,
  missing as getString,
  missing as getValue,
  missing as httpsCallable,
  missing as off,
  missing as onChildAdded,
  missing as onChildChanged,
  missing as onChildMoved,
  missing as onChildRemoved,
  missing as onValue,
  missing as ref,
};
