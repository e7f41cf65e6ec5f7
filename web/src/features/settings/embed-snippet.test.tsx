import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EmbedSnippet, embedSnippet } from './embed-snippet.tsx';

it('is a frame of the form that may record, and names itself', () => {
  const place = document.createElement('div');
  place.innerHTML = embedSnippet('https://pray.our-church.org');
  const frame = place.querySelector('iframe');

  expect(frame?.src).toBe('https://pray.our-church.org/embed');
  expect(frame?.title).toBe('Request prayer');
  expect(frame?.getAttribute('allow')).toContain('microphone');
});

it('says in which sites it works, and where none is named, why it does not', () => {
  const { rerender } = render(<EmbedSnippet origins="https://a.org https://b.org" />);
  expect(screen.getByText('Approved sites: https://a.org, https://b.org.')).toBeVisible();

  rerender(<EmbedSnippet origins="" />);
  expect(screen.getByText(/No sites are approved yet/)).toBeVisible();
});
