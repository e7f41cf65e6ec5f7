import { type BeliefWallPost, wallPostFields } from '@prayer-community/domain/belief-wall/belief-wall-post';
import * as z from 'zod';
import type { Identified } from '../../../firebase/parse-documents.ts';
import { storedInstant } from '../../../firebase/stored-instant.ts';

/** How many posts, or reports, come at a time. */
export const PAGE_SIZE = 20;

/** A stored post as leadership reads it. */
export const storedPostSchema: z.ZodType<BeliefWallPost<Date>> = z.object(wallPostFields(storedInstant));

/** A post to decide on. */
export type ModeratedPost = Identified<BeliefWallPost<Date>>;
