import { wallPostFields } from '@prayer-community/domain/belief-wall-post';
import * as z from 'zod';
import { keepDocuments, keptDocuments } from '../../../firebase/kept-documents.ts';
import { PAGE_SIZE, type WallPost } from './wall-post.ts';

const KEY = 'prayer-community.belief-wall';

const keptSchema = z.object({ id: z.string(), ...wallPostFields(z.coerce.date()) });

/** Keeps the newest posts on this device, to be read without a connection. */
export function keepWall(posts: readonly WallPost[]): void {
  keepDocuments(KEY, posts.slice(0, PAGE_SIZE));
}

/** The posts as they were last kept; null where none were, or they cannot be read. */
export function keptWall(): WallPost[] | null {
  return keptDocuments(KEY, keptSchema);
}
