import { wallPostFields } from '@prayer-community/domain/belief-wall-post';
import * as z from 'zod';
import { keepDocuments, keptDocuments } from '../../../firebase/kept-documents.ts';
import type { Keeper } from '../../../firebase/live-pages/use-kept-list.ts';
import { PAGE_SIZE, type WallPost } from './wall-post.ts';

const KEY = 'prayer-community.belief-wall';

const keptSchema = z.object({ id: z.string(), ...wallPostFields(z.coerce.date()) });

/** The newest posts on this device. */
export const WALL_KEEPER: Keeper<WallPost> = {
  keep: (posts) => keepDocuments(KEY, posts.slice(0, PAGE_SIZE)),
  kept: () => keptDocuments(KEY, keptSchema),
};
