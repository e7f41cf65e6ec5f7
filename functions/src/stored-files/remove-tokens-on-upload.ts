import { onObjectFinalized, onObjectMetadataUpdated, type StorageEvent } from 'firebase-functions/storage';
import { bucket } from '../platform/admin.ts';
import { parkUnreadable } from '../platform/park-unreadable.ts';
import { removeTokens } from '../platform/remove-tokens.ts';

const OPTIONS = { retry: true };

/** The file store gives each upload a token, and accepts one from the uploader. */
export const removeTokensOnUpload = onObjectFinalized(OPTIONS, parkUnreadable(removeTokensOf));

/** The file store creates a new token for each reader who requests a file's metadata. */
export const removeTokensOnChange = onObjectMetadataUpdated(OPTIONS, parkUnreadable(removeTokensOf));

async function removeTokensOf({ data: { name } }: StorageEvent): Promise<void> {
  await removeTokens((await bucket()).file(name));
}
