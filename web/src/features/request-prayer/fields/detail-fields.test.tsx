import type { PrayerRequestForm } from '@prayer-community/domain/request-form/prayer-request-form';
import { PRAYER_REQUEST_FORM_DEFAULTS } from '@prayer-community/domain/request-form/prayer-request-rules';
import { DEFAULT_IDENTITY } from '@prayer-community/domain/settings/site-identity';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, type Resolver, useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { Appearance } from '../../../app/appearance.tsx';
import { showIdentity } from '../../../ui/identity/identity.ts';
import { DetailFields } from './detail-fields.tsx';

const REFUSES_URGENCY: Resolver<PrayerRequestForm> = () => ({
  values: {},
  errors: { urgencyLevel: { type: 'custom', message: 'Refused' } },
});

function Form({ values }: { values: Partial<PrayerRequestForm> }) {
  const form = useForm<PrayerRequestForm>({
    defaultValues: { ...PRAYER_REQUEST_FORM_DEFAULTS, ...values },
    resolver: REFUSES_URGENCY,
  });
  return (
    <FormProvider {...form}>
      <form onSubmit={form.handleSubmit(vi.fn())}>
        <DetailFields />
        <button type="submit">Send</button>
      </form>
    </FormProvider>
  );
}

function show(values: Partial<PrayerRequestForm> = {}) {
  render(<Form values={values} />, { wrapper: Appearance });
  return userEvent.setup();
}

const urgency = () => screen.getByText('How urgent is it?');

it('collapsed details summarize the choices', () => {
  show({ urgencyLevel: 'high', categories: ['other', 'family'], shareOnBeliefWall: 'yes' });

  expect(screen.getByText('High urgency · Family, Other · No one else named')).toBeVisible();
  expect(urgency()).not.toBeVisible();
});

it('details open if an answer is missing and leave out a question that leadership turned off', async () => {
  show({ isOnBehalf: 'yes' });
  expect(screen.getByText('Low urgency · No categories · One question left')).toBeVisible();
  expect(await screen.findByText('Have the people you name agreed?')).toBeVisible();

  showIdentity({ asks: { ...DEFAULT_IDENTITY.asks, consent: false } });

  expect(await screen.findByText('Low urgency · No categories')).toBeVisible();
  expect(screen.queryByText('Have the people you name agreed?')).toBeNull();
});

it('details open if a field inside has an error, and that field gets the focus', async () => {
  const visitor = show();
  await visitor.click(screen.getByRole('button', { name: 'Send' }));

  await waitFor(() => expect(urgency()).toBeVisible());
  await waitFor(() => expect(document.activeElement).toHaveAttribute('name', 'urgencyLevel'));
});
