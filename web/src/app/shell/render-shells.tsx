import { LANGUAGES, type Language } from '@prayer-community/i18n/language';
import { setLanguage, t } from '@prayer-community/i18n/text';
import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Route, Routes, StaticRouter } from 'react-router-dom';
import { PATHS } from '../../config/paths.ts';
import { BeliefWallHead } from '../../features/belief-wall/belief-wall-head.tsx';
import { DailyContentHead } from '../../features/daily-content/daily-content-head.tsx';
import { RequestPrayerHead } from '../../features/request-prayer/request-prayer-head.tsx';
import { LoadingView } from '../../session/loading-view.tsx';
import { Button } from '../../ui/button.tsx';
import { visitorTexts } from '../../ui/language/load-language.ts';
import { Lead } from '../../ui/lead.tsx';
import { Appearance } from '../appearance.tsx';
import { MainColumn } from '../layout/main-column.tsx';
import { PublicLayout } from '../layout/public-layout.tsx';
import { LOAD_FAILURE, shellId } from './shell-id.ts';

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
 * Renders the shells of the screens that visitors open first, of the staff screens, and of a failed load, in each
 * language, as the client would. Runs at build time.
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
    ...HEADS.map(([path, Head]) => shellOf(shellId(language, path), screenAt(path, PublicLayout, Head))),
    shellOf(shellId(language, PATHS.dashboard), <LoadingView />),
    shellOf(shellId(language, LOAD_FAILURE), screenAt(PATHS.requestPrayer, MainColumn, ClientLoadFailure)),
  ];
}

function screenAt(path: string, Layout: ComponentType, Screen: ComponentType): ReactNode {
  return (
    <StaticRouter location={path}>
      <Routes>
        <Route Component={Layout}>
          <Route path={path} Component={Screen} />
        </Route>
      </Routes>
    </StaticRouter>
  );
}

/** Shown if the client cannot be loaded. The script of the page makes its button work. */
function ClientLoadFailure() {
  return (
    <>
      <Lead role="alert">{t('Something went wrong, or you lost your connection.')}</Lead>
      <Button type="button">{t('Try Again')}</Button>
    </>
  );
}

function shellOf(id: string, screen: ReactNode): Shell {
  const rendered = renderToStaticMarkup(<Appearance>{screen}</Appearance>);
  return {
    id,
    html: rendered.replaceAll(STYLE, '').replaceAll(TITLE, ''),
    styles: rendered.match(STYLE) ?? [],
  };
}
