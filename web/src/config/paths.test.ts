import { MODERATION_PATH, moderationLink } from '@prayer-community/domain/belief-wall/moderation-link';
import { DASHBOARD_PATH } from '@prayer-community/domain/prayer-request/request-link';
import { expect, it } from 'vitest';
import { readView } from '../features/moderation/moderation-views.ts';
import { PATHS } from './paths.ts';

it('messages link to the addresses of the dashboard and of moderation', () => {
  expect(DASHBOARD_PATH).toBe(PATHS.dashboard);
  expect(MODERATION_PATH).toBe(PATHS.moderation);
});

it.each(['waiting', 'shown', 'hidden'] as const)(
  'the link to posts that are %s opens their view',
  (status) => {
    const [, parameters] = moderationLink(status).split('?');

    expect(readView(new URLSearchParams(parameters))).toBe(status);
  },
);
