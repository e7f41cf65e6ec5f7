import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { embedHtml } from './embed-html.ts';
import { EmbedSnippet } from './embed-snippet.tsx';

it('the snippet is a frame with a title that shows the form and may record', () => {
  const place = document.createElement('div');
  place.innerHTML = embedHtml('https://pray.our-church.org');
  const frame = place.querySelector('iframe');

  expect(frame?.src).toBe('https://pray.our-church.org/embed');
  expect(frame?.title).toBe('Request prayer');
  expect(frame?.getAttribute('allow')).toContain('microphone');
  // A taller frame would show its toasts and its confirmation out of view.
  expect(frame?.style.height).toBe('85vh');
});

it('the approved sites are listed, or a note says that none are approved yet', () => {
  const { rerender } = render(<EmbedSnippet origins="https://a.org https://b.org" />);
  expect(screen.getByText('Approved sites: https://a.org, https://b.org.')).toBeVisible();

  rerender(<EmbedSnippet origins="" />);
  expect(screen.getByText(/No sites are approved yet/)).toBeVisible();
});
