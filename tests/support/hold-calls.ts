import type { Page } from '@playwright/test';
import { type HeldRequests, holdRequests } from './hold-requests.ts';

/** Delays all calls of a function that the page makes from now on. */
export function holdCalls(page: Page, functionName: string): Promise<HeldRequests> {
  return holdRequests(page, `**/${functionName}`, () => true);
}
