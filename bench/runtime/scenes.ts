import { randomUUID } from 'node:crypto';
import { requestLink } from '@prayer-community/domain/prayer-request/request-link';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { randomEmail, storeCircle } from '../../functions/src/testing/circle-member.ts';
import { testFirestore } from '../../functions/src/testing/test-backend.ts';
import { storeRequest } from '../../tests/support/stored-request.ts';
import { signedInByLink, signedInState } from '../../tests/support/stored-session.ts';
import { visit } from '../../tests/support/visit.ts';
import { storePost } from '../../tests/support/wall-page.ts';
import { fillWall, STORED_POSTS, storedMember } from '../harness/stored-community.ts';
import { openingGesture, scrollingGesture, typingGestures } from './gestures.ts';
import type { Gesture } from './traced.ts';

const POSTS = 500;
const MINUTE_MS = 60_000;

export interface Scene {
  readonly screen: string;
  readonly path: string;
  readonly session?: BrowserContextOptions['storageState'];
  gestures(page: Page, screen: string): Promise<Gesture[]>;
}

export async function openScene(browser: Browser, { path, session }: Scene): Promise<Page> {
  const { page } = await visit(browser, path, session === undefined ? {} : { storageState: session });
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

export async function publicScenes(): Promise<Scene[]> {
  await fillWall(testFirestore(), STORED_POSTS, POSTS);
  return [
    { screen: 'request form', path: '/', gestures: formGestures },
    { screen: 'wall of 500 posts', path: '/belief-wall', gestures: wallGestures },
    { screen: 'sign-in', path: '/sign-in', gestures: formGestures },
    { screen: 'login', path: '/prayerteam', gestures: formGestures },
    { screen: 'password reset', path: '/password-reset', gestures: formGestures },
  ];
}

export async function memberScenes(): Promise<Scene[]> {
  const { uid, storageState: session } = await signedInByLink(randomEmail(), 'Anna');
  const circleId = await storeCircle({ uid }, { uid: randomUUID() });
  return [
    { screen: 'circles', path: '/prayer-circles', session, gestures: circlesGestures },
    { screen: 'circle', path: `/prayer-circles/${circleId}`, session, gestures: circleGestures },
  ];
}

/** Screens of leadership, which include all those of the prayer team. */
export async function staffScenes(): Promise<Scene[]> {
  const assigned_to = await storedMember('leadership');
  const session = await signedInState(assigned_to);
  const at = (ago: number) => new Date(Date.now() + MINUTE_MS - ago);
  const noted = { assigned_to, note_count: 1 };
  const received = await storeRequest({ created_at: at(0) });
  const assigned = await storeRequest({ ...noted, status: 'assigned', created_at: at(1) });
  const prayedFor = await storeRequest({ ...noted, status: 'prayed_for', created_at: at(2) });
  await storePost('For my brother', { is_approved: false });
  const scenes: readonly Scene[] = [
    { screen: 'dashboard', path: '/prayerteam/dashboard', gestures: dashboardGestures },
    { screen: 'received request', path: requestLink(received.id), gestures: requestGestures('Assign') },
    {
      screen: 'assigned request',
      path: requestLink(assigned.id),
      gestures: requestGestures('Mark Prayed For'),
    },
    { screen: 'prayed-for request', path: requestLink(prayedFor.id), gestures: requestGestures('Close') },
    { screen: 'user management', path: '/prayerteam/user-management', gestures: memberGestures },
    { screen: 'distribution', path: '/prayerteam/communication-distribution', gestures: listGestures },
    { screen: 'moderation', path: '/prayerteam/moderation', gestures: moderationGestures },
    { screen: 'content', path: '/daily-content/admin', gestures: contentGestures },
    { screen: 'phone intake', path: '/prayerteam/intake', gestures: formGestures },
    { screen: 'settings', path: '/prayerteam/settings', gestures: settingsGestures },
  ];
  return scenes.map((scene) => ({ ...scene, session }));
}

function opening(page: Page, screen: string, name: string | RegExp): Gesture {
  const trigger = page
    .getByRole('button', { name, exact: typeof name === 'string', disabled: false })
    .first();
  return openingGesture(screen, trigger, String(name));
}

async function formGestures(page: Page, screen: string): Promise<Gesture[]> {
  await page.locator('main form').first().waitFor();
  return typingGestures(page, screen);
}

async function circlesGestures(page: Page, screen: string): Promise<Gesture[]> {
  await page.getByRole('button', { name: 'Create Circle' }).click();
  await page.getByLabel('Circle Name').waitFor();
  return typingGestures(page, screen);
}

async function circleGestures(page: Page, screen: string): Promise<Gesture[]> {
  await page.getByRole('button', { name: /^Make .* the leader$/ }).waitFor();
  await page.getByRole('button', { name: 'Invite Member' }).click();
  return [
    ...(await typingGestures(page, screen)),
    opening(page, screen, /^Make .* the leader$/),
    opening(page, screen, /^Remove /),
    opening(page, screen, 'Leave Circle'),
  ];
}

async function wallGestures(page: Page, screen: string): Promise<Gesture[]> {
  const articles = page.getByRole('article');
  await articles.first().waitFor();
  while ((await articles.count()) < POSTS) {
    const shown = await articles.count();
    await page.getByRole('button', { name: 'Show more prayer requests' }).click();
    await articles.nth(shown).waitFor();
  }
  // Opens the testimony field among the posts.
  await page.getByRole('button', { name: 'Mark as Answered' }).first().click();
  return [scrollingGesture(page, screen), ...(await typingGestures(page, screen))];
}

async function dashboardGestures(page: Page, screen: string): Promise<Gesture[]> {
  await page.locator('a[data-card]').nth(19).waitFor();
  await page.getByRole('button', { name: 'Team Members' }).click();
  await page.getByRole('button', { name: 'Add Team Member' }).waitFor();
  return [
    opening(page, screen, 'Change to Unavailable'),
    opening(page, screen, 'Add Team Member'),
    scrollingGesture(page, screen),
  ];
}

/** Returns what gives the gestures of an opened request, in which this action opens a dialog. */
function requestGestures(action: string): Scene['gestures'] {
  return async (page, screen) => {
    await page.getByRole('article').waitFor();
    return [...(await typingGestures(page, screen, 'article', 1)), opening(page, screen, action)];
  };
}

async function memberGestures(page: Page, screen: string): Promise<Gesture[]> {
  await page.getByRole('row').nth(3).waitFor();
  // Users cannot delete themselves.
  const other = page.getByRole('row').filter({ hasNotText: '(you)' }).last();
  const openMenu = () => other.getByRole('button', { name: /^Actions for / }).click();
  const chosen = (name: string) =>
    openingGesture(screen, page.getByRole('menuitem', { name }), name, openMenu);
  return [
    opening(page, screen, 'Add Member'),
    chosen('Set New Password'),
    chosen('Delete Member'),
    ...(await typingInDialog(page, screen, 'Add Member')),
  ];
}

/** Returns the gestures of typing into the fields of a dialog, which is opened first and stays open. */
async function typingInDialog(page: Page, screen: string, trigger: string): Promise<Gesture[]> {
  const open = async () => {
    if ((await page.getByRole('dialog').count()) === 0) {
      await page.getByRole('button', { name: trigger, exact: true }).first().click();
      await page.getByRole('dialog').waitFor();
    }
  };
  await open();
  const typed = await typingGestures(page, `${screen}: ${trigger}`, '[role=dialog]');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  return typed.map((gesture) => ({
    ...gesture,
    async prepare() {
      await open();
      await gesture.prepare();
    },
  }));
}

async function listGestures(page: Page, screen: string): Promise<Gesture[]> {
  await page.getByRole('row').nth(3).waitFor();
  return [opening(page, screen, /^Edit distribution of/)];
}

async function moderationGestures(page: Page, screen: string): Promise<Gesture[]> {
  await page.getByRole('article').first().waitFor();
  return [opening(page, screen, 'Edit Text'), ...(await typingInDialog(page, screen, 'Edit Text'))];
}

async function contentGestures(page: Page, screen: string): Promise<Gesture[]> {
  await page.getByRole('main').getByRole('listitem').first().waitFor();
  return [...(await typingGestures(page, screen)), opening(page, screen, /^Delete /)];
}

async function settingsGestures(page: Page, screen: string): Promise<Gesture[]> {
  const days = page.getByLabel('Delete details of closed requests after (days)');
  await days.waitFor();
  // A click elsewhere leaves the field, which saves it and here asks first.
  const elsewhere = page.getByRole('heading', { level: 1 });
  return [
    ...(await typingGestures(page, screen)),
    openingGesture(screen, elsewhere, 'Save and Delete', () => days.fill('3000')),
  ];
}
