import { expect, test } from 'vitest';
import { contentFormSchema } from './daily-content/content-form.ts';
import { personRowSchema } from './import/import-rows.ts';
import {
  CONTENT_LINE_MAX_CHARS,
  IMAGE_DESCRIPTION_MAX_CHARS,
  NAME_MAX_CHARS,
  PHONE_MAX_CHARS,
} from './limits.ts';
import { displayNameSchema } from './prayer-circles/display-name.ts';
import { contactFields } from './request-form/contact.ts';
import { memberFormSchema } from './staff/team-member.ts';

test.each([
  ['first name of a requester', contactFields.firstName, NAME_MAX_CHARS],
  ['phone number of a requester', contactFields.phone, PHONE_MAX_CHARS],
  ['title of content', contentFormSchema.shape.title, CONTENT_LINE_MAX_CHARS],
  ['topic of content', contentFormSchema.shape.topic, CONTENT_LINE_MAX_CHARS],
  ['description of an image', contentFormSchema.shape.imageDescription, IMAGE_DESCRIPTION_MAX_CHARS],
  ['name in circles', displayNameSchema, NAME_MAX_CHARS],
  ['last name of a member', memberFormSchema.shape.lastName, NAME_MAX_CHARS],
  ['phone number of a member', memberFormSchema.shape.phone, PHONE_MAX_CHARS],
  ['first name in an imported row', personRowSchema.shape.first_name, NAME_MAX_CHARS],
  ['phone number in an imported row', personRowSchema.shape.phone, PHONE_MAX_CHARS],
])('the %s has the length that its input accepts', (_what, schema, maximum) => {
  const longest = '🙏'.repeat(maximum / 2);
  expect(schema.safeParse(longest).success).toBe(true);
  expect(schema.safeParse(`${longest}.`).success).toBe(false);
});
