import { SIGN_IN_LINK_LIFETIME_MS } from '@prayer-community/domain/auth/link-sign-in';
import * as z from 'zod';
import { circlePath, PATHS } from '../../config/paths.ts';
import { readStoredJson, writeStored } from '../../ui/stored-value.ts';

const KEY = 'prayer-community.sign-in-email';

const requestedLinkSchema = z.object({
  email: z.string(),
  /** The circle to open after the sign-in. Absent if the link was not requested from a circle. */
  circleId: z.string().optional(),
  at: z.number(),
});

/** A sign-in link that was requested on this device. */
export type RequestedLink = Omit<z.infer<typeof requestedLinkSchema>, 'at'>;

/** Stores who requested a link, and where, until the link is opened on this device. */
export function storeRequestedLink(link: RequestedLink): void {
  writeStored(KEY, JSON.stringify({ ...link, at: Date.now() }));
}

/** Returns the link requested last. Removes one that has expired, as it may be another person's. */
export function requestedLink(): RequestedLink | null {
  const stored = requestedLinkSchema.safeParse(readStoredJson(KEY));
  if (stored.success && Date.now() - stored.data.at <= SIGN_IN_LINK_LIFETIME_MS) {
    const { at: _at, ...link } = stored.data;
    return link;
  }
  forgetRequestedLink();
  return null;
}

/** Returns the page to open after a sign-in with the link. */
export function pathAfterSignIn(link: RequestedLink | null): string {
  return link?.circleId === undefined ? PATHS.prayerCircles : circlePath(link.circleId);
}

export function forgetRequestedLink(): void {
  writeStored(KEY, null);
}
