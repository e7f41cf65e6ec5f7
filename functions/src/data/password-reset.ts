import {
  type PasswordResetRequest,
  passwordResetRequestFields,
} from '@prayer-community/domain/auth/password-recovery';
import { storedInstant } from '@prayer-community/domain/fields/stored';
import * as z from 'zod';
import { readerOf } from '../platform/reader-of.ts';

export const readPasswordReset = readerOf<PasswordResetRequest<Date>>(
  z.object(passwordResetRequestFields(storedInstant)),
);
