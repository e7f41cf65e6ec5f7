import { wallPostFields } from '@prayer-community/domain/belief-wall/belief-wall-post';
import * as z from 'zod';
import { cacheDocuments, cachedDocuments } from '../../../firebase/document-cache.ts';
import type { ListCache } from '../../../firebase/live-pages/use-cached-list.ts';
import { PAGE_SIZE, type WallPost } from './wall-post.ts';

const KEY = 'prayer-community.belief-wall';

const cachedSchema = z.object({ id: z.string(), ...wallPostFields(z.coerce.date()) });

export const WALL_CACHE: ListCache<WallPost> = {
  write: (posts) => cacheDocuments(KEY, posts.slice(0, PAGE_SIZE)),
  read: () => cachedDocuments(KEY, cachedSchema),
};
