import type { ScreenSettings, SiteIdentity } from '@prayer-community/domain/settings/site-identity';
import type { Page } from 'playwright-core';

/** A part of the site that every page knows to be on or off, by its path in the site's identity. */
export type SitePart =
  | `screens.${keyof ScreenSettings}`
  | `asks.${keyof SiteIdentity['asks']}`
  | keyof Pick<SiteIdentity, 'in_spanish' | 'sessions_on_wall'>;

/** Waits until this device knows that leadership has turned a part off. */
export async function knownOff(page: Page, part: SitePart): Promise<void> {
  await page.waitForFunction(
    ([key, path]) => {
      const stored = JSON.parse(window.localStorage.getItem(key) ?? '{}');
      return path.split('.').reduce((value, name) => value?.[name], stored) === false;
    },
    ['prayer-community.identity', part] as const,
  );
}
