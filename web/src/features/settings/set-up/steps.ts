import {
  SET_UP_QUESTIONS,
  type SetUpQuestion,
  type SetUpSettings,
  withOutcome,
} from '@prayer-community/domain/settings/set-up';
import { createContext, use } from 'react';
import { PATHS } from '../../../config/paths.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import type { NavigateWhileMounted } from '../../../ui/use-navigate-while-mounted.ts';
import { SETTINGS_TOASTS } from '../settings-toasts.ts';
import { saveSetUp } from './save-set-up.ts';

/** The URL parameter that names the question. */
export const STEP_PARAMETER = 'step';

/** Navigates while the setup shows the step that the URL names. Each step alone may be gone as soon as its answer is stored on this device. */
export const NavigateContext = createContext<NavigateWhileMounted>(async () => {});

interface Steps {
  /** Stores the outcome of a question, then goes on to the next one. */
  finish: (question: SetUpQuestion, outcome: 'answered' | 'skipped') => Promise<void>;
  back: (question: SetUpQuestion) => void;
  /** Goes to the dashboard, where a card leads back. */
  leave: () => Promise<void>;
}

export function useSteps(setUp: SetUpSettings): Steps {
  const navigate = use(NavigateContext);
  const open = (step: string) => navigate({ search: `?${STEP_PARAMETER}=${step}` });

  async function finish(question: SetUpQuestion, outcome: 'answered' | 'skipped'): Promise<void> {
    // Other outcomes, and another state, may have been stored since this question was shown.
    const { state, questions } = withOutcome({ ...setUp, questions: {} }, question, outcome);
    if (await storeSetUp({ questions, ...(state !== setUp.state && { state }) })) {
      await open(SET_UP_QUESTIONS[SET_UP_QUESTIONS.indexOf(question) + 1] ?? 'request');
    }
  }

  async function leave(): Promise<void> {
    if (setUp.state !== 'new' || (await storeSetUp({ state: 'begun' }))) {
      await navigate(PATHS.dashboard);
    }
  }

  return {
    finish,
    back: (question) => void open(SET_UP_QUESTIONS[SET_UP_QUESTIONS.indexOf(question) - 1] ?? question),
    leave,
  };
}

/** Stores the progress of the setup. If that fails, shows a toast and resolves to false. */
export async function storeSetUp(changes: Partial<SetUpSettings>): Promise<boolean> {
  try {
    await saveSetUp(changes);
    return true;
  } catch (error) {
    console.error('The setup progress was not stored', error);
    await showToast(SETTINGS_TOASTS.notSaved);
    return false;
  }
}
