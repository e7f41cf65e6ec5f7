import { COLLECTIONS } from '@prayer-community/domain/collections';
import type { DocumentKind } from '@prayer-community/domain/direct-access';
import { UIDS } from '../rules-environment.ts';
import { storedProfile } from '../stored-documents.ts';
import type { NextAgreement, schemas } from './agreement.ts';
import { CIRCLE_AGREEMENTS, STORED_CIRCLE } from './circle-agreements.ts';
import { CONTENT_AGREEMENTS } from './content-agreements.ts';
import { DISTRIBUTION_AGREEMENTS, STORED_METHOD } from './distribution-agreements.ts';
import { PRESENCE_AGREEMENTS } from './presence-agreements.ts';
import { REQUEST_AGREEMENTS, STORED_REQUEST } from './request-agreements.ts';
import type { RestWrite } from './rest-firestore.ts';
import { STORED_POST, WALL_AGREEMENTS } from './wall-agreements.ts';

/** Documents that the agreements rely on: the staff, and a parent for each kind of document. */
export const STORED: readonly RestWrite[] = [
  ...(['leadership', 'prayer_team'] as const).map((role) => ({
    path: `${COLLECTIONS.profiles}/${UIDS[role]}`,
    document: { ...storedProfile(UIDS[role], role) },
  })),
  STORED_REQUEST,
  STORED_POST,
  ...STORED_CIRCLE,
  STORED_METHOD,
];

/** Every kind of document that a client creates, except settings. */
export const NEW_DOCUMENTS: Readonly<Record<keyof ReturnType<typeof schemas>, NextAgreement>> = {
  ...REQUEST_AGREEMENTS,
  ...PRESENCE_AGREEMENTS,
  ...WALL_AGREEMENTS,
  ...CONTENT_AGREEMENTS,
  ...CIRCLE_AGREEMENTS,
  ...DISTRIBUTION_AGREEMENTS,
} satisfies Partial<Record<DocumentKind, NextAgreement>>;
