import { styled } from '@mui/material/styles';
import {
  openQuestion,
  SET_UP_QUESTIONS,
  type SetUpQuestion,
  type SetUpSettings,
} from '@prayer-community/domain/settings/set-up';
import type { Profile } from '@prayer-community/domain/staff/profile';
import type { ComponentType } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { AskingQuestion } from './asking-question.tsx';
import { FirstRequest } from './first-request.tsx';
import { IdentityQuestion } from './identity-question.tsx';
import { KnownSettings } from './known-settings.tsx';
import { PeopleQuestion } from './people-question.tsx';
import type { QuestionProps } from './question.tsx';
import { RegionQuestion } from './region-question.tsx';
import { RetentionQuestion } from './retention-question.tsx';
import { NavigateContext, STEP_PARAMETER } from './steps.ts';
import { UrgencyQuestion } from './urgency-question.tsx';
import { useNavigateFromStep } from './use-navigate-from-step.ts';
import { WallQuestion } from './wall-question.tsx';
import { Welcome } from './welcome.tsx';

const Column = styled('div')({ maxWidth: 640, marginInline: 'auto' });

const QUESTIONS: Record<SetUpQuestion, ComponentType<QuestionProps>> = {
  identity: IdentityQuestion,
  region: RegionQuestion,
  people: PeopleQuestion,
  urgency: UrgencyQuestion,
  wall: WallQuestion,
  retention: RetentionQuestion,
  asking: AskingQuestion,
};

/** Shows the question that the URL names. Without one, resumes where the setup was left. */
export function SetUp({ profile }: { profile: Profile<Date> }) {
  const [parameters] = useSearchParams();
  const named = parameters.get(STEP_PARAMETER);
  const navigate = useNavigateFromStep(named);
  return (
    <Column>
      <KnownSettings name="set_up">
        {(setUp) => {
          const step = stepOf(named, setUp);
          return (
            <>
              {/* Sending the request finishes the setup, so only the URL can keep this step open. */}
              {step === 'request' && named !== step && (
                <Navigate to={{ search: `?${STEP_PARAMETER}=${step}` }} replace />
              )}
              <NavigateContext value={navigate}>
                <Step step={step} setUp={setUp} profile={profile} />
              </NavigateContext>
            </>
          );
        }}
      </KnownSettings>
    </Column>
  );
}

interface StepProps {
  step: SetUpQuestion | 'welcome' | 'request';
  setUp: SetUpSettings;
  profile: Profile<Date>;
}

function Step({ step, setUp, profile }: StepProps) {
  if (step === 'welcome') {
    return <Welcome setUp={setUp} />;
  }
  if (step === 'request') {
    return <FirstRequest profile={profile} />;
  }
  const Question = QUESTIONS[step];
  return <Question key={step} setUp={setUp} />;
}

function stepOf(named: string | null, setUp: SetUpSettings): StepProps['step'] {
  const question = SET_UP_QUESTIONS.find((each) => each === named);
  if (question !== undefined || named === 'request') {
    return question ?? 'request';
  }
  if (setUp.state === 'new') {
    return 'welcome';
  }
  return openQuestion(setUp) ?? (setUp.state === 'begun' ? 'request' : SET_UP_QUESTIONS[0]);
}
