import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Appearance } from '../../app/appearance.tsx';
import { NumberField } from './number-field.tsx';
import { SettingsForm } from './settings-part.tsx';

it('a field’s error is announced to a screen reader that has left the field', () => {
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
