import { type Reply, replyFields } from '@prayer-community/domain/replies/reply';
import * as z from 'zod';
import { storedInstant } from '../../../firebase/stored-instant.ts';

export const storedReplySchema: z.ZodType<Reply<Date>> = z.object(replyFields(storedInstant));
