import { type Reply, replyFields } from '@prayer-community/domain/replies/reply';
import * as z from 'zod';
import { storedInstant } from '../../../firebase/stored-instant.ts';

/** A stored reply as the dashboard reads it. */
export const storedReplySchema: z.ZodType<Reply<Date>> = z.object(replyFields(storedInstant));
