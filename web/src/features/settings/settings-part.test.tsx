import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
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

it('Enter that confirms the input of an input method saves nothing', () => {
  const commit = vi.fn(async () => undefined);
  render(
    <SettingsForm commit={commit}>
      <input aria-label="Field" />
    </SettingsForm>,
  );

  fireEvent.keyDown(screen.getByLabelText('Field'), { key: 'Enter', isComposing: true });

  expect(commit).not.toHaveBeenCalled();
});

describe('a choice in a list', () => {
  const country = () => screen.getByLabelText('Country');
  const choose = (value: string) => fireEvent.change(country(), { target: { value } });

  function show() {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const commit = vi.fn(async () => undefined);
    render(
      <SettingsForm commit={commit}>
        <select aria-label="Country">
          <option>Ireland</option>
          <option>Italy</option>
          <option>Jamaica</option>
        </select>
      </SettingsForm>,
    );
    return commit;
  }

  it('is saved once it stays, without the options that the arrow keys passed', () => {
    const commit = show();

    choose('Italy');
    vi.advanceTimersByTime(500);
    choose('Jamaica');
    vi.advanceTimersByTime(500);
    expect(commit).not.toHaveBeenCalled();
    vi.advanceTimersByTime(100);

    expect(commit).toHaveBeenCalledOnce();
  });

  it('is saved when the list loses focus, and not again later', () => {
    const commit = show();

    choose('Italy');
    fireEvent.blur(country());
    expect(commit).toHaveBeenCalledOnce();
    vi.runAllTimers();

    expect(commit).toHaveBeenCalledOnce();
  });
});
