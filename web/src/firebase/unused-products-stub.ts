/**
 * Stands in the build for `firebase/database` and `firebase/remote-config`: reactfire imports both in its one file, and nothing of
 * ours uses either. Without them the staff's first screen has 40 kB less to load.
 */
function missing(): never {
  throw new Error(
    'The build has no Realtime Database and no Remote Config: give them back, in vite.config.ts.',
  );
}

export {
  missing as ensureInitialized,
  missing as get,
  missing as getAll,
  missing as getBoolean,
  missing as getNumber,
  missing as getString,
  missing as getValue,
  missing as off,
  missing as onChildAdded,
  missing as onChildChanged,
  missing as onChildMoved,
  missing as onChildRemoved,
  missing as onValue,
};
