/**
 * Replaces `firebase/database` and `firebase/remote-config` in the build, and `firebase/storage` and
 * `firebase/functions` for reactfire only. reactfire imports all of them in its single file, and we use none of its
 * parts that need them. This saves 60 kB on the first staff screen.
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
