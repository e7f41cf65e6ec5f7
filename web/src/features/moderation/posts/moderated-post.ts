import { type BeliefWallPost, wallPostFields } from '@prayer-community/domain/belief-wall/belief-wall-post';
import * as z from 'zod';
import type { Identified } from '../../../firebase/parse-documents.ts';
import { storedInstant } from '../../../firebase/stored-instant.ts';

export const PAGE_SIZE = 20;

export const storedPostSchema: z.ZodType<BeliefWallPost<Date>> = z.object(wallPostFields(storedInstant));

export type ModeratedPost = Identified<BeliefWallPost<Date>>;
