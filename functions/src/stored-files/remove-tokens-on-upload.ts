import { onObjectFinalized, onObjectMetadataUpdated, type StorageEvent } from 'firebase-functions/storage';
import { bucket } from '../platform/admin.ts';
import { removeDownloadTokens } from '../platform/remove-download-tokens.ts';
import { skipUnreadable } from '../platform/skip-unreadable.ts';

const OPTIONS = { retry: true };

/** Cloud Storage gives each upload a token, and accepts one from the uploader. */
export const removeTokensOnUpload = onObjectFinalized(OPTIONS, skipUnreadable(removeTokensOf));

/** Cloud Storage creates a new token for each reader who requests a file's metadata. */
export const removeTokensOnChange = onObjectMetadataUpdated(OPTIONS, skipUnreadable(removeTokensOf));

async function removeTokensOf({ data: { name } }: StorageEvent): Promise<void> {
  await removeDownloadTokens((await bucket()).file(name));
}
