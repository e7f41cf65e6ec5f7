import type fc from 'fast-check';
import * as z from 'zod';
import { STAFF_SESSION, UIDS } from '../rules-environment.ts';
import type { AnyDocument } from './arbitrary-documents.ts';
import { newDocumentSchemas } from './direct-writes.ts';
import { NOW, type RestWrite, type Writer } from './rest-firestore.ts';

/** How to generate and write documents of one kind, with everything else set up so only the document decides. */
export interface Agreement {
  readonly valid: fc.Arbitrary<AnyDocument>;
  /** Fields that no document of this kind has. */
  readonly surplus: readonly string[];
  readonly writer: Writer;
  /** The verdict of the schema in `domain`. */
  isValid(document: AnyDocument): boolean;
  /** The path of a document to remove before the write, if the path cannot be a new one each time. */
  readonly removed?: string;
  /** The document to restore before the write, if the write changes it. */
  readonly stored?: RestWrite;
  /** Returns the batch that stores the document. */
  writes(document: AnyDocument): RestWrite[];
}

/** Returns the agreement for the kind's next document. The id must be new. */
export type NextAgreement = (id: string) => Agreement;

/** Staff who write. Both have a profile during these tests. */
export const LEADER = { uid: UIDS.leadership, claims: { ...STAFF_SESSION } };
export const TEAM = { uid: UIDS.prayer_team, claims: { ...STAFF_SESSION } };

/** Returns the schemas in `domain` for a writer's new documents, with `NOW` in place of the server's time. */
export function schemas(uid: string, parentId: string) {
  return newDocumentSchemas({
    uid,
    parentId,
    now: z.custom<typeof NOW>((value) => value === NOW),
    instant: z.date(),
  });
}

export const hasForm = (schema: z.ZodType) => (document: AnyDocument) => schema.safeParse(document).success;
