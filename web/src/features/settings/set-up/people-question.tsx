import { styled } from '@mui/material/styles';
import { PASTED_PEOPLE_MAX, readPastedPeople } from '@prayer-community/domain/staff/pasted-people';
import { counted, message, t } from '@prayer-community/i18n/text';
import { useId, useState } from 'react';
import { setUpDraft } from '../../../session/set-up-drafts.ts';
import { FieldNotes, notesId } from '../../../ui/form/field-notes.tsx';
import { inputStyles } from '../../../ui/form/input-styles.ts';
import { useTabDraft } from '../../../ui/form/use-tab-draft.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { useIsMounted } from '../../../ui/use-is-mounted.ts';
import { invitePerson } from './invite-people.ts';
import { Question, type QuestionProps } from './question.tsx';

const Label = styled('label')({ display: 'block', marginBottom: 6, fontWeight: 600 });
const Area = styled('textarea')(inputStyles, {
  minHeight: 168,
  lineHeight: 1.55,
  resize: 'vertical',
  fieldSizing: 'content',
  overflowWrap: 'anywhere',
});
const Outcome = styled('div')({ '& p, & ul': { margin: '0 0 8px' }, '&:empty': { display: 'none' } });

interface NotInvited {
  line: string;
  reason: string;
}

/** Asks for the names and email addresses of those who pray. On submit, each person is invited immediately. */
export function PeopleQuestion({ setUp }: QuestionProps) {
  const id = useId();
  const [pasted, setPasted] = useTabDraft(setUpDraft('people'));
  const [problem, setProblem] = useState<string>();
  const [invited, setInvited] = useState<readonly string[]>([]);
  const [left, setLeft] = useState<readonly NotInvited[]>([]);
  const isMounted = useIsMounted();

  async function save(): Promise<boolean> {
    const { people, unreadable } = readPastedPeople(pasted);
    const found = people.length + unreadable.length;
    setProblem(problemOf(found));
    if (found === 0 || found > PASTED_PEOPLE_MAX) {
      return false;
    }
    const notInvited: NotInvited[] = unreadable.map((line) => ({ line, reason: t(UNREADABLE) }));
    setLeft([]);
    for (const { line, person } of people) {
      const reason = await invitePerson(person);
      if (reason === null) {
        setInvited((before) => [...before, `${person.firstName} ${person.lastName}`]);
      } else {
        notInvited.push({ line, reason });
      }
    }
    setLeft(notInvited);
    // The leader may have left, returned and changed the list meanwhile.
    setPasted((latest) => (latest === pasted ? notInvited.map(({ line }) => line).join('\n') : latest));
    if (notInvited.length > 0 && !isMounted.current) {
      await showToast({
        title: titleOf(notInvited),
        text: notInvited.map(({ line }) => line).join('; '),
        kind: 'failure',
        durationMs: Number.POSITIVE_INFINITY,
      });
    }
    return notInvited.length === 0;
  }

  return (
    <Question
      question="people"
      setUp={setUp}
      title={t('Who prays with you?')}
      lead={t('We email each person a link to join the prayer team. You can make someone a leader later.')}
      save={save}
      submitLabel={t('Invite and Continue')}
    >
      {(isSaving) => (
        <>
          <div>
            <Label htmlFor={id}>{t('Names and email addresses')}</Label>
            <Area
              id={id}
              dir="auto"
              value={pasted}
              readOnly={isSaving}
              aria-invalid={problem !== undefined}
              aria-describedby={notesId(id)}
              onChange={({ currentTarget }) => setPasted(currentTarget.value)}
            />
            <FieldNotes id={id} hint={t('One person per line: Ana Lopez, ana@example.org')} error={problem} />
          </div>
          <Outcome role="status">
            {invited.length > 0 && <p>{t('Invited: {names}', { names: invited.join(', ') })}</p>}
            {left.length > 0 && (
              <>
                <p>{titleOf(left)}</p>
                <ul>
                  {left.map(({ line, reason }) => (
                    <li key={line}>
                      <strong>{line}</strong>: {reason}
                    </li>
                  ))}
                </ul>
              </>
            )}
          </Outcome>
        </>
      )}
    </Question>
  );
}

const UNREADABLE = message(
  'Please write one person per line, with a first name, a last name and an email address.',
);

function titleOf({ length }: readonly NotInvited[]): string {
  return counted(length, '1 person wasn’t invited:', '{count} people weren’t invited:');
}

function problemOf(found: number): string | undefined {
  if (found === 0) {
    return t('Please add at least one person, or skip this question.');
  }
  return found > PASTED_PEOPLE_MAX
    ? t('Please add at most {count} people at a time.', { count: PASTED_PEOPLE_MAX })
    : undefined;
}
