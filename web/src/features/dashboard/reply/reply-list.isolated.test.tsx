import type { ReplyRoute } from '@prayer-community/domain/replies/reply-route';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { showOnDashboard } from '../../../testing/show-on-dashboard.tsx';
import { ReplyList } from './reply-list.tsx';

// Firestore does not run in jsdom.
vi.mock('./use-replies.ts', () => ({
  useReplies: () => ({
    state: 'ready',
    documents: [
      {
        id: 'one',
        reply_text: 'We prayed.',
        state: 'awaiting_review',
        created_by: 'Miriam',
        created_at: new Date(0),
        sent_at: null,
      },
    ],
  }),
}));

it.each<[string, ReplyRoute | null, boolean, string]>([
  ['to edit, if it can be sent', 'email', true, 'textarea'],
  ['if it can no longer reach the requester', null, true, 'p'],
  ['if replies are off', 'email', false, 'p'],
])('a leader reads a waiting reply once: %s', (_when, route, offersReplies, element) => {
  showOnDashboard(<ReplyList requestId="a" route={route} />, 'leadership', { offersReplies });

  expect(screen.getByText('We prayed.')).toBeVisible();
  expect(screen.getByText('We prayed.').localName).toBe(element);
});
