import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
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

it.each([
  ['a text', 'text', true],
  ['the file of a logo', 'file', false],
  ['a color', 'color', false],
])('Enter in the field of %s', (_what, type, isSaved) => {
  const commit = vi.fn(async () => undefined);
  render(
    <SettingsForm commit={commit}>
      <input type={type} aria-label="Field" />
    </SettingsForm>,
  );
  const enter = createEvent.keyDown(screen.getByLabelText('Field'), { key: 'Enter' });

  fireEvent(screen.getByLabelText('Field'), enter);

  // The browser opens the file chooser or the color picker unless the event is prevented.
  expect(enter.defaultPrevented).toBe(isSaved);
  expect(commit).toHaveBeenCalledTimes(isSaved ? 1 : 0);
});
