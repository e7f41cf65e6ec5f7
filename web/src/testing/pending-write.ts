import { trackWrite } from '../ui/connection/pending-writes.ts';

/** Leaves a write unconfirmed. Returns a function that confirms it. */
export function pendingWrite(): () => Promise<void> {
  let confirm = () => {};
  const write = trackWrite(
    new Promise<void>((resolve) => {
      confirm = resolve;
    }),
  );
  return () => {
    confirm();
    return write;
  };
}
