import { createCount } from '../store.ts';

/** The number of writes that the database has not yet acknowledged. Without a connection, this can take long. */
export const pendingWrites = createCount();

export async function trackWrite<Result>(write: Promise<Result>): Promise<Result> {
  pendingWrites.change(1);
  try {
    return await write;
  } finally {
    pendingWrites.change(-1);
  }
}

/** The number of pending writes that upload a file, which takes long on a working connection too. */
export const pendingUploads = createCount();

export async function trackUpload<Result>(upload: Promise<Result>): Promise<Result> {
  pendingUploads.change(1);
  try {
    return await trackWrite(upload);
  } finally {
    pendingUploads.change(-1);
  }
}

/** Discards the count of pending writes when the user leaves the page, so the browser does not ask about them. Returns their number. */
export function abandonPendingWrites(): number {
  const abandoned = pendingWrites.get();
  pendingWrites.change(-abandoned);
  return abandoned;
}
