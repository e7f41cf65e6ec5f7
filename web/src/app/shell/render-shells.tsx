import { LANGUAGES, type Language } from '@prayer-community/domain/language';
import { speak } from '@prayer-community/domain/texts/text';
import { renderToStaticMarkup } from 'react-dom/server';
import { Route, Routes, StaticRouter } from 'react-router-dom';
import { PATHS } from '../../config/paths.ts';
import { visitorTexts } from '../../ui/language/load-language.ts';
import { Appearance } from '../appearance.tsx';
import { shellId } from './shell-id.ts';

export { LANGUAGES };

/** What stands of a screen before its code is there, and the rules that make it look so. */
export interface Shell {
  readonly id: string;
  readonly html: string;
  readonly styles: readonly string[];
}

const STYLE = /<style\b.*?<\/style>/gs;
/** The page has one of its own until the client names it. */
const TITLE = /<title>.*?<\/title>/gs;

/**
 * Draws the shells of the screens that visitors open first, as the client does, at the build. Once for each time
 * that this module is loaded: texts keep the language in which theirs was first run.
 */
export async function renderShells(language: Language): Promise<readonly Shell[]> {
  speak(language, await visitorTexts(language), language);
  const { PublicLayout } = await import('../layout/public-layout.tsx');
  const { RequestPrayerHead } = await import('../../features/request-prayer/request-prayer-head.tsx');
  const { BeliefWallHead } = await import('../../features/belief-wall/belief-wall-head.tsx');
  const { DailyContentHead } = await import('../../features/daily-content/daily-content-head.tsx');
  const heads = [
    [PATHS.requestPrayer, RequestPrayerHead],
    [PATHS.beliefWall, BeliefWallHead],
    [PATHS.dailyContent, DailyContentHead],
  ] as const;
  return heads.map(([path, Head]) => {
    const rendered = renderToStaticMarkup(
      <Appearance>
        <StaticRouter location={path}>
          <Routes>
            <Route Component={PublicLayout}>
              <Route path={path} Component={Head} />
            </Route>
          </Routes>
        </StaticRouter>
      </Appearance>,
    );
    return {
      id: shellId(language, path),
      html: rendered.replaceAll(STYLE, '').replaceAll(TITLE, ''),
      styles: rendered.match(STYLE) ?? [],
    };
  });
}
