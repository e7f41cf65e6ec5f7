import type { PrayerRequest } from '@prayer-community/domain/prayer-request/prayer-request';
import { reminderSettingsSchema } from '@prayer-community/domain/settings/settings';
import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { showOnDashboard } from '../../../testing/show-on-dashboard.tsx';
import { staffRequest } from '../../../testing/staff-request.ts';
import { RequestRow } from './request-row.tsx';

const BY_URGENCY = reminderSettingsSchema.parse({ by_urgency: true });

function show(
  changes: Partial<PrayerRequest<Date>>,
  reminderChoice: typeof BY_URGENCY | null = null,
): string {
  const request = staffRequest('a', { requester_display: 'Ruth Meyer', ...changes });
  showOnDashboard(
    <MemoryRouter>
      <RequestRow request={request} to="?request=a" replace={false} state={null} isOpen={false} />
    </MemoryRouter>,
    'leadership',
    { reminderChoice },
  );
  return screen.getByRole('link', { name: /Ruth Meyer/ }).textContent ?? '';
}

it('a row shows the requester, first line, urgency, status, language and that it was spoken', () => {
  const row = show({
    prayer_text: 'For my mother.\nShe is in hospital.',
    urgency_level: 'high',
    language: 'es',
    submission_type: 'confidential',
    audio_path: 'prayer-audio/1/a.webm',
  });

  for (const word of ['Ruth Meyer', 'For my mother.', 'High', 'New', 'Spanish', 'Confidential']) {
    expect(row).toContain(word);
  }
  expect(row).not.toContain('She is in hospital.');
  expect(row).toContain('Voice recording');
});

it.each([
  ['Miriam', 'Miriam Okafor'],
  ['me', 'Yours'],
  ['somebody who left', 'Assigned'],
])('a row names the assigned member: %s', (assigned_to, shown) => {
  expect(show({ status: 'assigned', assigned_to })).toContain(shown);
});

it('a row says when an unassigned request is due', () => {
  expect(show({ created_at: new Date(), updated_at: new Date() }, BY_URGENCY)).toContain('Due in');
});

it('a row says that its content was deleted', () => {
  expect(show({ prayer_text: null, audio_path: null, emptied_at: new Date() })).toContain('Content deleted');
});

it.each<[string, Partial<PrayerRequest<Date>>, string | null]>([
  ['Por mi madre.', { prayer_text: 'Por mi madre.' }, 'es'],
  ['Content deleted', { prayer_text: null, emptied_at: new Date() }, null],
])(
  'a row marks a first line of the request with its language, but not a text of the site: %s',
  (text, changes, language) => {
    show({ language: 'es', ...changes });

    expect(screen.getByText(text).getAttribute('lang')).toBe(language);
  },
);
