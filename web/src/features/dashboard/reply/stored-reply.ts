import { storedInstant } from '@prayer-community/domain/fields/stored';
import { type Reply, replyFields } from '@prayer-community/domain/replies/reply';
import * as z from 'zod';

export const storedReplySchema: z.ZodType<Reply<Date>> = z.object(replyFields(storedInstant));
