import { trackUpload, trackWrite } from '../ui/connection/pending-writes.ts';

/** Leaves a write unconfirmed. Returns a function that confirms it. */
export function pendingWrite(): () => Promise<void> {
  return leavePending(trackWrite);
}

/** Leaves an upload unfinished. Returns a function that finishes it. */
export function pendingUpload(): () => Promise<void> {
  return leavePending(trackUpload);
}

function leavePending(track: (write: Promise<void>) => Promise<void>): () => Promise<void> {
  let confirm = () => {};
  const write = track(
    new Promise<void>((resolve) => {
      confirm = resolve;
    }),
  );
  return () => {
    confirm();
    return write;
  };
}
