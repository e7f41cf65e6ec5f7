import { message } from '@prayer-community/i18n/text';
import * as z from 'zod';
import type { ScreenSettings } from './site-identity.ts';

export const screenFields = {
  prayer_circles: z.boolean(),
  daily_content: z.boolean(),
  insights: z.boolean(),
} satisfies Record<keyof ScreenSettings, z.ZodBoolean>;

/** `settings/screens`: the optional parts of the site. */
export const screenSettingsSchema = z.object({
  prayer_circles: screenFields.prayer_circles.default(true),
  daily_content: screenFields.daily_content.default(true),
  insights: screenFields.insights.default(true),
});

/** Refusals of functions that belong to a part that is turned off. */
export const SCREEN_REFUSALS = {
  prayer_circles: message('Prayer circles are turned off.'),
  daily_content: message('Daily content is turned off.'),
} as const;
