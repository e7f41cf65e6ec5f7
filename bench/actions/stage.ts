import type { CallableInput, CallableName, CallableOutput } from '@prayer-community/domain/callables';
import type { StaffRole } from '@prayer-community/domain/staff/profile';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { resultOf } from '../../functions/src/testing/call-function.ts';
import { staffIdToken } from '../../functions/src/testing/id-token.ts';
import { randomAddress } from '../../functions/src/testing/random-address.ts';
import { setClientIp } from '../../tests/support/client-ip.ts';
import { signedInState } from '../../tests/support/stored-session.ts';
import { visit } from '../../tests/support/visit.ts';
import { storedMember } from '../harness/stored-community.ts';
import type { Actor, Ledger } from './ledger.ts';

export interface Stage {
  readonly ledger: Ledger;
  readonly browser: Browser;
}

type Measure = <Done>(
  action: string,
  act: () => Promise<Done>,
  shown?: Locator | string | RegExp,
) => Promise<Done>;

type MeasureCall = <Name extends CallableName>(
  action: string,
  name: Name,
  input: CallableInput<Name>,
) => Promise<CallableOutput<Name>>;

export interface OpenPage {
  readonly page: Page;
  readonly measure: Measure;
  readonly measureCall: MeasureCall;
  leave(): Promise<void>;
}

export interface StaffPage extends OpenPage {
  readonly uid: string;
}

export const VISITOR: Actor = { role: 'visitor', idToken: null };
export const SCHEDULER: Actor = { role: 'scheduler', idToken: null };

/** Opens a path as someone who is not signed in. The cost is not measured. */
export function openAsVisitor(stage: Stage, path: string, actor = VISITOR): Promise<OpenPage> {
  return open(stage, path, actor, {});
}

/** Opens an empty page signed in as one of the stored staff members. The caller opens the first screen. */
export async function openAsStaff(stage: Stage, role: StaffRole): Promise<StaffPage> {
  const uid = await storedMember(role);
  const storageState = await signedInState(uid);
  const idToken = await staffIdToken(uid);
  return { ...(await open(stage, '/icon.svg', { role, idToken }, { storageState })), uid };
}

async function open(
  stage: Stage,
  path: string,
  actor: Actor,
  options: BrowserContextOptions,
): Promise<OpenPage> {
  const { page, leave } = await visit(stage.browser, path, options);
  const address = randomAddress();
  await setClientIp(page.context(), address);
  const measureCall = calling(stage, actor, actor.idToken === null ? address : '');
  return { page, measure: measuring(stage, page, actor), measureCall, leave };
}

/** Returns a function that measures what the actor does until the page shows a text or an element. */
export function measuring({ ledger }: Stage, page: Page, actor: Actor): Measure {
  return (action, act, shown) =>
    ledger.measure(actor, action, async () => {
      const done = await act();
      await (typeof shown === 'string' || shown instanceof RegExp ? says(page, shown) : shown?.waitFor());
      return done;
    });
}

/** Returns a function that measures calls, which have to succeed. */
export function calling({ ledger }: Stage, actor: Actor, address: string): MeasureCall {
  const caller = { idToken: actor.idToken ?? '', address };
  return (action, name, input) => ledger.measure(actor, action, () => call(name, input, caller));
}

/** Waits until a toast or screen shows the text. */
export function says(page: Page, text: string | RegExp): Promise<void> {
  return page.getByText(text).first().waitFor();
}

export function isOn(page: Page, heading: string | RegExp): Promise<void> {
  return page.getByRole('heading', { name: heading }).first().waitFor();
}

export function press(part: Page | Locator, name: string | RegExp): Promise<void> {
  return part.getByRole('button', { name, exact: true }).first().click();
}

export async function call<Name extends CallableName>(
  name: Name,
  input: CallableInput<Name>,
  caller: { idToken?: string; address?: string } = {},
): Promise<CallableOutput<Name>> {
  const output = await resultOf(name, input, caller);
  if (!output.success) {
    throw new Error(`${name} refused: ${output.error}`);
  }
  return output;
}
