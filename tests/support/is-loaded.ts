import { expect, type Page } from '@playwright/test';

/** Waits until a screen, which shows its heading while it loads, also shows what it loads. In English and Spanish. */
export async function isLoaded(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect(page.getByRole('status').filter({ hasText: /^(Loading|Cargando)/ })).toHaveCount(0);
}
