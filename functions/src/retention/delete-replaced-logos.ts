import { DAY_MS } from '@prayer-community/domain/fields/durations';
import { LOGO_FOLDER } from '@prayer-community/domain/settings/logo';
import type { Firestore } from 'firebase-admin/firestore';
import { identitySettings } from '../data/settings.ts';
import type { Bucket } from '../platform/admin.ts';

/** The time in which a choice may be undone, an uploaded image chosen, or a page with the old image reloaded. */
const REPLACED_FOR_MS = DAY_MS;

/** Deletes the images of logos that leadership has not used for a day. Returns how many. Lost settings delete none. */
export async function deleteReplacedLogos(db: Firestore, bucket: Bucket, now: Date): Promise<number> {
  const document = await identitySettings.ref(db).get();
  const chosenAt = document.updateTime?.toMillis();
  if (chosenAt === undefined || now.getTime() - chosenAt < REPLACED_FOR_MS) {
    return 0;
  }
  const { logo } = identitySettings.read(document);
  const [files] = await bucket.getFiles({ prefix: `${LOGO_FOLDER}/` });
  const replaced = files.filter(({ name, metadata }) => {
    const ageMs = now.getTime() - Date.parse(metadata.timeCreated ?? '');
    return name.split('/')[1] !== logo?.id && ageMs > REPLACED_FOR_MS;
  });
  await Promise.all(replaced.map((file) => file.delete({ ignoreNotFound: true })));
  return replaced.length;
}
