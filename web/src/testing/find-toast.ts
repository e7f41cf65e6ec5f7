import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** A line of a toast, once it can be seen: a toast is on the page a moment before it is shown. */
export function findToast(text: string | RegExp): Promise<HTMLElement> {
  return waitFor(() => {
    const line = screen.getByText(text);
    expect(line).toBeVisible();
    return line;
  });
}
