import { styled } from '@mui/material/styles';
import type { CrisisSign } from '@prayer-community/domain/safety/crisis-signs';
import {
  HELP_LINES,
  type HelpCountry,
  helpCountryOf,
  helpLinesFor,
  lineName,
  WORLDWIDE_HELP,
} from '@prayer-community/domain/safety/help-lines';
import { t } from '@prayer-community/i18n/text';
import { useId, useState } from 'react';
import { SelectField } from '../form/select-field.tsx';
import { isKiosk } from '../page-context.ts';
import { COUNTRY_CHOICES } from './country-choices.ts';

const Box = styled('aside')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  padding: '20px 20px 24px',
  borderRadius: 16,
  border: `2px solid ${theme.vars?.palette.primary.main}`,
  '& p, & ul': { margin: 0 },
  '& ul': { display: 'grid', padding: 0, listStyle: 'none' },
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 700, color: 'inherit' },
}));
const Title = styled('h3')({ margin: 0, fontSize: '1.125rem', lineHeight: 1.3 });
const Line = styled('li')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 12 });

interface HelpLinesProps {
  signs: readonly CrisisSign[];
  /** The country that leadership chose. Null if there is none or it is unknown. */
  home: HelpCountry | null;
  alertsLeaders: boolean | undefined;
}

/** The numbers to call now in the country that the visitor or else leadership chose, or else that of the browser. */
export function HelpLines({ signs, home, alertsLeaders }: HelpLinesProps) {
  const [chosen, setChosen] = useState<HelpCountry | null>(null);
  const titleId = useId();
  const country = chosen ?? home ?? helpCountryOf(navigator.language);
  const { emergency } = HELP_LINES[country];
  return (
    <Box aria-labelledby={titleId}>
      <Title id={titleId}>{t('You don’t have to carry this alone')}</Title>
      <p>
        {t(
          'If you or someone else is in danger right now, call the emergency number. The other lines are there to listen and help:',
        )}
      </p>
      <ul>
        <Line>
          {t('Emergency')} <Phone number={emergency} />
        </Line>
        {helpLinesFor(country, signs).map((line) => (
          <Line key={line.name}>
            {lineName(line)} <Phone number={line.phone} />
          </Line>
        ))}
        <Line>
          {isKiosk() ? (
            <>
              {t('More help, and help in other countries')} <b>{new URL(WORLDWIDE_HELP).hostname}</b>
            </>
          ) : (
            <a href={WORLDWIDE_HELP} target="_blank" rel="noreferrer">
              {t('More help, and help in other countries')}
            </a>
          )}
        </Line>
      </ul>
      <SelectField label={t('Country')} value={country} options={COUNTRY_CHOICES} onChoose={setChosen} />
      {alertsLeaders && <p>{t('You can still send what you wrote. Our leaders will see it as urgent.')}</p>}
    </Box>
  );
}

/** The next person at a kiosk must find the form, so nothing leads away from it. */
function Phone({ number }: { number: string }) {
  return isKiosk() ? <b>{number}</b> : <a href={`tel:${number.replaceAll(/[^\d]/g, '')}`}>{number}</a>;
}
