import type { PrayerRequestForm } from '@prayer-community/domain/request-form/prayer-request-form';
import { PRAYER_REQUEST_FORM_DEFAULTS } from '@prayer-community/domain/request-form/prayer-request-rules';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { Appearance } from '../../../app/appearance.tsx';
import { SharingFields } from './sharing-fields.tsx';

const NOTHING_SHOWN = 'Without a written request, nothing is shown on the wall.';

function Form({ values }: { values: Partial<PrayerRequestForm> }) {
  const form = useForm<PrayerRequestForm>({ defaultValues: { ...PRAYER_REQUEST_FORM_DEFAULTS, ...values } });
  return (
    <FormProvider {...form}>
      <SharingFields />
    </FormProvider>
  );
}

it('a visitor who shares only a recording reads that nothing is shown on the wall', async () => {
  render(<Form values={{ hasRecording: true, prayerText: ' ' }} />, { wrapper: Appearance });
  expect(screen.queryByText(NOTHING_SHOWN)).toBeNull();

  await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));

  expect(screen.getByText(NOTHING_SHOWN)).toBeVisible();
});

it.each([
  { prayerText: 'For my mother.' },
  { hasRecording: false },
  { submissionType: 'confidential' },
] as const)('a request with %j does not say so', (values) => {
  render(<Form values={{ hasRecording: true, shareOnBeliefWall: 'yes', ...values }} />, {
    wrapper: Appearance,
  });

  expect(screen.queryByText(NOTHING_SHOWN)).toBeNull();
});
