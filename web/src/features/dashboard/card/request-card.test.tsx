import type { PrayerRequest } from '@prayer-community/domain/prayer-request/prayer-request';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { showOnDashboard } from '../../../testing/show-on-dashboard.tsx';
import { staffRequest } from '../../../testing/staff-request.ts';
import { Badge, type Tone } from '../../../ui/badge/badge.tsx';
import { RequestCard } from './request-card.tsx';

const list = (name: string) => within(screen.getByRole('list', { name }));

describe('a request card', () => {
  it('shows who asks, how to reach them and what they ask', () => {
    const request = staffRequest('a', {
      requester_display: 'Ruth Meyer',
      created_at: new Date(2026, 10, 21, 8, 5),
      urgency_level: 'high',
      submission_type: 'confidential',
      follow_up_requested: true,
      contact_preference: 'text',
      categories: ['healing', 'mental_health'],
    });

    showOnDashboard(<RequestCard request={request} />, 'prayer_team');

    const card = screen.getByRole('article', { name: 'Ruth Meyer' });
    expect(card).toHaveTextContent('Received November 21, 2026 at 08:05');
    for (const badge of ['New', 'High urgency', 'Confidential']) {
      expect(screen.getByText(badge)).toBeVisible();
    }
    const contact = list('Contact details');
    expect(contact.getByRole('link', { name: '+1 555 0199' })).toHaveAttribute('href', 'tel:+15550199');
    expect(contact.getByRole('link', { name: 'ruth@example.org' })).toBeVisible();
    expect(contact.getByText('Wants contact')).toBeVisible();
    expect(contact.getByText('Prefers a text message')).toBeVisible();
    expect(contact.queryByText('Ruth Meyer')).toBeNull();
    expect(screen.getByText('For my mother.')).toBeVisible();
    expect(
      list('Categories')
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Healing', 'Mental Health']);
    expect(screen.queryByText('On Behalf')).toBeNull();
    expect(screen.queryByRole('group', { name: /^Recording/ })).toBeNull();
  });

  it.each<[string, Tone, Partial<PrayerRequest<Date>>]>([
    ['High urgency', 'red', { urgency_level: 'high' }],
    ['Medium urgency', 'yellow', { urgency_level: 'medium' }],
    ['Low urgency', 'blue', { urgency_level: 'low' }],
    ['New', 'blue', { status: 'new' }],
    ['Assigned', 'yellow', { status: 'assigned' }],
    ['Prayed For', 'green', { status: 'prayed_for' }],
    ['Closed', 'grey', { status: 'closed' }],
  ])('has a badge %s in %s', (label, tone, changes) => {
    showOnDashboard(
      <>
        <RequestCard request={staffRequest('a', changes)} />
        <Badge tone={tone}>{tone}</Badge>
      </>,
      'prayer_team',
    );

    expect(screen.getByText(label)).toHaveClass(screen.getByText(tone).className, { exact: true });
  });

  it('shows the day of an imported request without a time, which its file does not have', () => {
    const created_at = new Date('2026-11-21T10:00:00Z');

    showOnDashboard(
      <RequestCard request={staffRequest('a', { source: 'import', created_at })} />,
      'prayer_team',
    );

    const day = screen.getByText('November 21, 2026');
    expect(day).toHaveAttribute('dateTime', '2026-11-21');
    expect(day.parentElement).toHaveTextContent(/^Received November 21, 2026$/);
  });

  it.each([
    ['202-555-0142 ext. 5', 'tel:2025550142'],
    ['+44 (0)20 7946 0018', 'tel:+442079460018'],
  ])('calls the number in %s', (phone, href) => {
    const contact_info = { first_name: 'Ruth', last_name: null, phone, email: null };

    showOnDashboard(<RequestCard request={staffRequest('a', { contact_info })} />, 'prayer_team');

    expect(screen.getByRole('link', { name: phone })).toHaveAttribute('href', href);
  });

  it('shows a phone number that cannot be called as plain text', () => {
    const contact_info = { first_name: 'Ruth', last_name: null, phone: 'ask her sister', email: null };

    showOnDashboard(<RequestCard request={staffRequest('a', { contact_info })} />, 'prayer_team');

    expect(list('Contact details').getByText('ask her sister')).toBeVisible();
    expect(list('Contact details').queryByRole('link')).toBeNull();
  });

  it.each<['web' | 'phone', string | null]>([
    ['web', 'es'],
    // A staff member wrote it down.
    ['phone', null],
  ])('marks the texts of a request from %s as %s', (source, language) => {
    const request = staffRequest('a', {
      source,
      language: 'es',
      prayer_text: 'Por mi madre.',
      updates: [{ text: 'Está mejor.', at: new Date(0) }],
    });

    showOnDashboard(<RequestCard request={request} />, 'prayer_team');

    for (const text of ['Por mi madre.', 'Está mejor.']) {
      expect(screen.getByText(text).getAttribute('lang')).toBe(language);
    }
  });

  it('shows the gender with the contact details if the requester gave it', () => {
    const contact_info = {
      first_name: 'Ruth',
      last_name: null,
      phone: null,
      email: null,
      gender: 'female',
    } as const;

    showOnDashboard(<RequestCard request={staffRequest('a', { contact_info })} />, 'prayer_team');

    expect(list('Contact details').getByText('Female')).toBeVisible();
  });

  it('says why a request is more urgent than the requester chose', () => {
    showOnDashboard(
      <RequestCard request={staffRequest('a', { signs_of_need: ['danger'] })} />,
      'prayer_team',
    );

    for (const badge of ['High urgency', 'May be in danger', 'Requester chose low']) {
      expect(screen.getByText(badge)).toBeVisible();
    }
    expect(screen.queryByText('Listen first')).toBeNull();
  });

  it('asks to listen first if the request is only a recording', () => {
    const voice = { prayer_text: null, audio_path: 'prayer-audio/1/a.webm', awaits_listening: true };

    showOnDashboard(<RequestCard request={staffRequest('a', voice)} />, 'prayer_team');

    for (const badge of ['High urgency', 'Listen first', 'Requester chose low']) {
      expect(screen.getByText(badge)).toBeVisible();
    }
    expect(screen.getByRole('button', { name: 'Mark as Listened' })).toBeVisible();
  });

  it('names the requester of a request on behalf of someone else', () => {
    const request = staffRequest('a', {
      is_on_behalf: true,
      requester_display: 'Request on behalf of someone else',
    });

    showOnDashboard(<RequestCard request={request} />, 'prayer_team');

    expect(screen.getByText('On Behalf')).toBeVisible();
    expect(list('Contact details').getByText('Ruth Meyer')).toBeVisible();
  });

  it('plays a recording and needs neither text nor contact details', () => {
    const request = staffRequest('a', {
      requester_display: 'Anonymous Request',
      contact_info: null,
      prayer_text: null,
      categories: [],
      audio_path: 'prayer-audio/x/audio_1.wav',
    });

    showOnDashboard(<RequestCard request={request} />, 'prayer_team');

    expect(screen.getByRole('group', { name: 'Recording of Anonymous Request' })).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Contact details' })).toBeNull();
    expect(screen.queryByRole('list', { name: 'Categories' })).toBeNull();
  });

  it('shows what the requester added and that they withdrew the request', () => {
    const request = staffRequest('a', {
      updates: [{ text: 'She is better.', at: new Date(2026, 10, 21, 18, 5) }],
      ended_by_requester: 'withdrawn',
      updated_at: new Date(2026, 10, 22, 7, 0),
    });

    showOnDashboard(<RequestCard request={request} />, 'prayer_team');

    const updates = list('Updates from the requester').getAllByRole('listitem');
    expect(updates.map((update) => update.textContent)).toEqual(['She is better.November 21, 2026 at 18:05']);
    expect(screen.getByRole('article')).toHaveTextContent(
      'Withdrawn by the requester on November 22, 2026 at 07:00.',
    );
  });

  it('no longer shows when a request was withdrawn once its details were deleted, which replaced that date', () => {
    const deletedAt = new Date(2027, 1, 20, 7, 0);
    const request = staffRequest('a', {
      status: 'closed',
      ended_by_requester: 'withdrawn',
      updated_at: deletedAt,
      emptied_at: deletedAt,
    });

    showOnDashboard(<RequestCard request={request} />, 'prayer_team');

    expect(screen.getByText('Withdrawn by the requester.')).toBeVisible();
  });

  it('offers no note box once the details were deleted', () => {
    const closed = { status: 'closed', note_count: 1 } as const;

    showOnDashboard(
      <>
        <RequestCard request={staffRequest('a', closed)} />
        <RequestCard request={staffRequest('b', { ...closed, emptied_at: new Date(0) })} />
      </>,
      'prayer_team',
    );

    const [kept, emptied] = screen.getAllByRole('article').map((card) => within(card));
    expect(kept?.getByRole('textbox', { name: 'Add a note' })).toBeVisible();
    expect(emptied?.queryByRole('textbox')).toBeNull();
    expect(emptied?.queryByRole('button', { name: 'Post Note' })).toBeNull();
  });

  it('shows no categories and no contact wishes once the details were deleted', () => {
    const request = staffRequest('a', {
      status: 'closed',
      contact_info: null,
      follow_up_requested: true,
      contact_preference: 'text',
      emptied_at: new Date(0),
    });

    showOnDashboard(<RequestCard request={request} />, 'leadership');

    expect(screen.queryByRole('list', { name: 'Contact details' })).toBeNull();
    expect(screen.queryByRole('list', { name: 'Categories' })).toBeNull();
  });

  it('says who the request is assigned to and when they contacted the requester, or only prayed', () => {
    const contacted_at = new Date(2026, 10, 20, 19, 30);

    showOnDashboard(
      <>
        <RequestCard request={staffRequest('a', { status: 'assigned', assigned_to: 'Miriam' })} />
        <RequestCard
          request={staffRequest('b', {
            status: 'prayed_for',
            assigned_to: 'gone',
            contacted_at,
            follow_up_requested: true,
          })}
        />
        <RequestCard
          request={staffRequest('c', { status: 'prayed_for', assigned_to: 'Miriam', contacted_at })}
        />
      </>,
      'prayer_team',
    );

    const [assigned, contacted, prayedFor] = screen.getAllByRole('article');
    expect(assigned).toHaveTextContent('Assigned to Miriam Okafor');
    expect(contacted).toHaveTextContent('Assigned to a former member · Contacted November 20, 2026 at 19:30');
    expect(prayedFor).toHaveTextContent('Assigned to Miriam Okafor · Prayed November 20, 2026 at 19:30');
  });
});
