import { type BeliefWallPost, wallPostFields } from '@prayer-community/domain/belief-wall/belief-wall-post';
import { storedInstant } from '@prayer-community/domain/fields/stored';
import * as z from 'zod';
import type { Identified } from '../../../firebase/parse-documents.ts';

export const PAGE_SIZE = 20;

export const storedPostSchema: z.ZodType<BeliefWallPost<Date>> = z.object(wallPostFields(storedInstant));

export type ModeratedPost = Identified<BeliefWallPost<Date>>;
