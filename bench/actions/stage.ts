import type { CallableInput, CallableName, CallableOutput } from '@prayer-community/domain/callables';
import type { StaffRole } from '@prayer-community/domain/staff/profile';
import type { Browser, Page } from 'playwright-core';
import { profiles } from '../../functions/src/data/profile.ts';
import { resultOf } from '../../functions/src/testing/call-function.ts';
import { staffIdToken } from '../../functions/src/testing/id-token.ts';
import { randomAddress } from '../../functions/src/testing/random-address.ts';
import { testFirestore } from '../../functions/src/testing/test-backend.ts';
import { comeFrom } from '../../tests/support/from-address.ts';
import { signedInState } from '../../tests/support/planted-session.ts';
import { visit } from '../../tests/support/visit.ts';
import type { Actor, Ledger } from './ledger.ts';

export interface Stage {
  readonly ledger: Ledger;
  readonly browser: Browser;
}

export interface OpenPage {
  readonly page: Page;
  readonly actor: Actor;
  readonly uid: string;
  leave(): Promise<void>;
}

export const VISITOR: Actor = { role: 'visitor', idToken: null };
export const CLOCK: Actor = { role: 'clock', idToken: null };

/** Opens a path as a visitor. The cost is not measured. */
export async function openAsVisitor({ browser }: Stage, path: string): Promise<OpenPage> {
  const opened = await visit(browser, path);
  await comeFrom(opened.page.context(), randomAddress());
  return { page: opened.page, actor: VISITOR, uid: '', leave: opened.leave };
}

/** Opens an empty page signed in as one of the stored staff members. The caller opens the first screen. */
export async function openAsStaff({ browser }: Stage, role: StaffRole): Promise<OpenPage> {
  const found = await profiles(testFirestore()).where('role', '==', role).limit(1).get();
  const uid = found.docs[0]?.id ?? '';
  const storageState = await signedInState(uid);
  const opened = await visit(browser, '/icon.svg', { storageState });
  await comeFrom(opened.page.context(), randomAddress());
  return {
    page: opened.page,
    actor: { role, idToken: await staffIdToken(uid) },
    uid,
    leave: opened.leave,
  };
}

/** Waits until a toast or screen shows the text. */
export function says(page: Page, text: string | RegExp): Promise<void> {
  return page.getByText(text).first().waitFor();
}

export function isOn(page: Page, heading: string | RegExp): Promise<void> {
  return page.getByRole('heading', { name: heading }).first().waitFor();
}

export function press(page: Page, name: string): Promise<void> {
  return page.getByRole('button', { name, exact: true }).first().click();
}

/** Calls a function and requires it to succeed. */
export async function call<Name extends CallableName>(
  name: Name,
  input: CallableInput<Name>,
  options: { idToken?: string; address?: string } = {},
): Promise<CallableOutput<Name>> {
  const output = await resultOf(name, input, options);
  if (!output.success) {
    throw new Error(`${name} refused: ${output.error}`);
  }
  return output;
}
