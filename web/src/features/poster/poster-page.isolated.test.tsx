import { STAFF_TEXTS } from '@prayer-community/i18n/es/staff-texts';
import { VISITOR_TEXTS } from '@prayer-community/i18n/es/visitor-texts';
import { setLanguage } from '@prayer-community/i18n/text';
import { render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { chosenLanguage } from '../../ui/language/chosen-language.ts';
import { PosterPage } from './poster-page.tsx';
import { posterUrl } from './poster-url.ts';

const offered = vi.hoisted(() => ({ on_poster: true }));
vi.mock('../../firebase/settings/use-settings.ts', () => ({
  useSettings: () => ({ state: 'ready', settings: offered }),
}));

afterEach(() => {
  offered.on_poster = true;
  setLanguage('en', {}, undefined);
  window.history.replaceState(null, '', '/');
});

function posterNamed(name: string) {
  render(<PosterPage />);
  return within(screen.getByRole('region', { name }));
}

describe('the poster', () => {
  it('leaves the language to the scanning browser if it is in English', () => {
    const poster = posterNamed('Poster');

    expect(poster.getByRole('heading', { name: 'May we pray for you?' })).toBeVisible();
    expect(poster.getByRole('img')).toHaveAccessibleName('QR code for http://localhost:3000/');
    expect(poster.getByText('localhost:3000')).toBeVisible();
  });

  it('is not available if leadership turned posters off', () => {
    offered.on_poster = false;
    render(<PosterPage />);

    expect(screen.getByText('Posters are currently turned off.')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Poster' })).toBeNull();
  });

  it('is entirely in Spanish and links to a Spanish page if it is in Spanish', () => {
    setLanguage('es', { ...VISITOR_TEXTS, ...STAFF_TEXTS }, 'es');
    const poster = posterNamed('Cartel');

    expect(poster.getByRole('heading', { name: '¿Podemos orar por usted?' })).toBeVisible();
    expect(poster.getByText(/^Escanee el código/)).toBeVisible();
    expect(poster.getByRole('img')).toHaveAccessibleName(
      'Código QR que lleva a http://localhost:3000/?lang=es',
    );
    expect(poster.getByText('localhost:3000')).toBeVisible();

    window.history.replaceState(null, '', posterUrl(window.location.origin));
    expect(chosenLanguage()).toBe('es');
  });
});
