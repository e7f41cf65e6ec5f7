import { newDocumentSchemas } from '@prayer-community/domain/direct-writes';
import type fc from 'fast-check';
import * as z from 'zod';
import { STAFF_SESSION, UIDS } from '../rules-environment.ts';
import type { AnyDocument } from './arbitrary-documents.ts';
import { NOW, type RestWrite, type Writer } from './rest-firestore.ts';

/** How documents of one kind come about, so that nothing but the document itself decides. */
export interface Agreement {
  readonly valid: fc.Arbitrary<AnyDocument>;
  /** Fields that no such document has. */
  readonly surplus: readonly string[];
  readonly writer: Writer;
  /** What the schema of `domain` says. */
  isValid(document: AnyDocument): boolean;
  /** What must not be there yet, where it cannot be another each time. */
  readonly removed?: string;
  /** What must be there as it was, where a document changes it. */
  readonly stored?: RestWrite;
  /** The batch that stores it. */
  writes(document: AnyDocument): RestWrite[];
}

/** Makes the kind's next document, unlike any before. */
export type NextAgreement = (id: string) => Agreement;

/** Staff who write; both have a profile while documents are held against the rules. */
export const LEADER = { uid: UIDS.leadership, claims: { ...STAFF_SESSION } };
export const TEAM = { uid: UIDS.prayer_team, claims: { ...STAFF_SESSION } };

/** What `domain` demands of new documents of a writer, where the server's time is a mark. */
export function schemas(uid: string, parentId: string) {
  return newDocumentSchemas({
    uid,
    parentId,
    now: z.custom<typeof NOW>((value) => value === NOW),
    instant: z.date(),
  });
}

/** Asks a schema. */
export const hasForm = (schema: z.ZodType) => (document: AnyDocument) => schema.safeParse(document).success;
