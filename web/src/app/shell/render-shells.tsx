import { LANGUAGES, type Language } from '@prayer-community/i18n/language';
import { setLanguage } from '@prayer-community/i18n/text';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Route, Routes, StaticRouter } from 'react-router-dom';
import { PATHS } from '../../config/paths.ts';
import { BeliefWallHead } from '../../features/belief-wall/belief-wall-head.tsx';
import { DailyContentHead } from '../../features/daily-content/daily-content-head.tsx';
import { RequestPrayerHead } from '../../features/request-prayer/request-prayer-head.tsx';
import { LoadingView } from '../../session/loading-view.tsx';
import { visitorTexts } from '../../ui/language/load-language.ts';
import { Appearance } from '../appearance.tsx';
import { PublicLayout } from '../layout/public-layout.tsx';
import { shellId } from './shell-id.ts';

export interface Shell {
  readonly id: string;
  readonly html: string;
  readonly styles: readonly string[];
}

const STYLE = /<style\b.*?<\/style>/gs;
/** Removed because the page has its own title until the client sets one. */
const TITLE = /<title>.*?<\/title>/gs;

const HEADS = [
  [PATHS.requestPrayer, RequestPrayerHead],
  [PATHS.beliefWall, BeliefWallHead],
  [PATHS.dailyContent, DailyContentHead],
] as const;

/**
 * Renders the shells of the screens that visitors open first, and of the staff screens, in each language, as the client
 * would. Runs at build time.
 */
export async function renderShells(): Promise<readonly Shell[]> {
  const shells: Shell[] = [];
  for (const language of LANGUAGES) {
    setLanguage(language, await visitorTexts(language), language);
    shells.push(...shellsIn(language));
  }
  return shells;
}

function shellsIn(language: Language): Shell[] {
  return [
    ...HEADS.map(([path, Head]) =>
      shellOf(
        shellId(language, path),
        <StaticRouter location={path}>
          <Routes>
            <Route Component={PublicLayout}>
              <Route path={path} Component={Head} />
            </Route>
          </Routes>
        </StaticRouter>,
      ),
    ),
    shellOf(shellId(language, PATHS.dashboard), <LoadingView />),
  ];
}

function shellOf(id: string, screen: ReactNode): Shell {
  const rendered = renderToStaticMarkup(<Appearance>{screen}</Appearance>);
  return {
    id,
    html: rendered.replaceAll(STYLE, '').replaceAll(TITLE, ''),
    styles: rendered.match(STYLE) ?? [],
  };
}
