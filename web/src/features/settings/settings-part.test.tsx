import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Appearance } from '../../app/appearance.tsx';
import { NumberField } from './number-field.tsx';
import { SettingsForm } from './settings-part.tsx';

it('reads out what is wrong with a field, which the reader has left', () => {
  render(
    <Appearance>
      <SettingsForm commit={async () => undefined}>
        <NumberField label="Hours" error="Please enter a number from 1 to 72" />
      </SettingsForm>
    </Appearance>,
  );

  expect(screen.getByRole('alert')).toHaveTextContent('Please enter a number from 1 to 72');
  expect(screen.getByRole('spinbutton', { name: /Hours/ })).toHaveAccessibleDescription(
    'Please enter a number from 1 to 72',
  );
});
