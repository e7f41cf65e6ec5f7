import type { ReminderSettings } from '@prayer-community/domain/settings/settings';
import { counted, message, t } from '@prayer-community/i18n/text';
import { useState } from 'react';
import { AnswerCards } from '../answer-cards.tsx';
import { saveSettings } from '../save-settings.ts';
import { KnownSettings } from './known-settings.tsx';
import { Question, type QuestionProps } from './question.tsx';

/** Asks when leaders are reminded of unassigned requests. */
export function UrgencyQuestion({ setUp }: QuestionProps) {
  return (
    <KnownSettings name="reminders">
      {(settings) => <UrgencyAnswer setUp={setUp} settings={settings} />}
    </KnownSettings>
  );
}

function UrgencyAnswer({ setUp, settings }: QuestionProps & { settings: ReminderSettings }) {
  const [answer, setAnswer] = useState<'same' | 'by_urgency'>(settings.by_urgency ? 'by_urgency' : 'same');
  const { high, medium, low } = settings.hours_by_urgency;

  async function save(): Promise<boolean> {
    await saveSettings('reminders', { by_urgency: answer === 'by_urgency' });
    return true;
  }

  return (
    <Question
      question="urgency"
      setUp={setUp}
      title={t('How closely do you watch urgent requests?')}
      lead={t('We remind your leaders of requests that nobody has taken.')}
      save={save}
    >
      <AnswerCards
        legend={t('Remind us')}
        value={answer}
        onChoose={setAnswer}
        choices={[
          {
            value: 'same',
            title: message('The same for every request'),
            sentence: counted(settings.unassigned_after_hours, 'After 1 hour.', 'After {count} hours.'),
          },
          {
            value: 'by_urgency',
            title: message('Sooner for urgent ones'),
            sentence: message('High after {high} h, medium after {medium} h, low after {low} h.', {
              high,
              medium,
              low,
            }),
          },
        ]}
      />
    </Question>
  );
}
