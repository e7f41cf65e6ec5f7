import { activeLanguage, type Message, message } from '@prayer-community/i18n/text';
import type { CrisisSign } from './crisis-signs.ts';

interface HelpLine {
  readonly name: string;
  /** As dialed within the country. */
  readonly phone: string;
  readonly answers: readonly CrisisSign[];
  /** The organization's page that states this. */
  readonly source: string;
  /** The Spanish name of a line in another language, and the page that says it serves Spanish speakers. */
  readonly inSpanish?: { readonly name: string; readonly source: string };
}

export interface CountryHelp {
  readonly country: Message;
  /** The number to call in immediate danger. */
  readonly emergency: string;
  readonly lines: readonly HelpLine[];
}

// The numbers below were compiled on 2026-11-21. A community checks those of its country before it opens.

/** Where to find help in all other countries. */
export const WORLDWIDE_HELP = 'https://findahelpline.com';

const SELF_HARM = ['self_harm'] as const;
const VIOLENCE = ['abuse', 'danger'] as const;

function line(name: string, phone: string, answers: readonly CrisisSign[], source: string): HelpLine {
  return { name, phone, answers, source };
}

/** ISO 3166-1 codes of the countries whose help lines are listed. */
export const HELP_COUNTRIES = [
  ...(['US', 'CA', 'GB', 'IE', 'AU', 'NZ', 'MX', 'ES'] as const),
  ...(['DE', 'AT', 'CH', 'FR', 'BR', 'ZA', 'IN'] as const),
] as const;

export type HelpCountry = (typeof HELP_COUNTRIES)[number];

/** The country of a community that has not chosen one. */
export const DEFAULT_HELP_COUNTRY: HelpCountry = 'US';

export const HELP_LINES: Record<HelpCountry, CountryHelp> = {
  US: {
    country: message('United States'),
    emergency: '911',
    lines: [
      {
        ...line('988 Suicide & Crisis Lifeline', '988', SELF_HARM, 'https://988lifeline.org'),
        inSpanish: {
          name: '988 Línea de Prevención del Suicidio y Crisis (oprima 2)',
          source: 'https://988lifeline.org/es/inicio/',
        },
      },
      {
        ...line(
          'National Domestic Violence Hotline',
          '1-800-799-7233',
          VIOLENCE,
          'https://www.thehotline.org',
        ),
        inSpanish: {
          name: 'Línea Nacional contra la Violencia Doméstica (en español)',
          source: 'https://espanol.thehotline.org',
        },
      },
      {
        ...line('RAINN Sexual Assault Hotline', '1-800-656-4673', ['abuse'], 'https://www.rainn.org'),
        inSpanish: {
          name: 'RAINN, Línea Nacional de Ayuda por Agresión Sexual (en español)',
          source: 'https://rainn.org/es',
        },
      },
      line('Childhelp', '1-800-422-4453', ['abuse'], 'https://www.childhelphotline.org'),
    ],
  },
  CA: {
    country: message('Canada'),
    emergency: '911',
    lines: [
      line('9-8-8 Suicide Crisis Helpline', '988', SELF_HARM, 'https://988.ca'),
      line('Assaulted Women’s Helpline', '1-866-863-0511', VIOLENCE, 'https://www.awhl.org'),
      line('Kids Help Phone', '1-800-668-6868', ['self_harm', 'abuse'], 'https://kidshelpphone.ca'),
    ],
  },
  GB: {
    country: message('United Kingdom'),
    emergency: '999',
    lines: [
      line('Samaritans', '116 123', SELF_HARM, 'https://www.samaritans.org'),
      line(
        'National Domestic Abuse Helpline',
        '0808 2000 247',
        VIOLENCE,
        'https://www.nationaldahelpline.org.uk',
      ),
      line('Childline', '0800 1111', ['self_harm', 'abuse'], 'https://www.childline.org.uk'),
    ],
  },
  IE: {
    country: message('Ireland'),
    emergency: '112',
    lines: [
      line('Samaritans', '116 123', SELF_HARM, 'https://www.samaritans.org/ireland'),
      line('Women’s Aid', '1800 341 900', VIOLENCE, 'https://www.womensaid.ie'),
    ],
  },
  AU: {
    country: message('Australia'),
    emergency: '000',
    lines: [
      line('Lifeline', '13 11 14', SELF_HARM, 'https://www.lifeline.org.au'),
      line('1800RESPECT', '1800 737 732', VIOLENCE, 'https://www.1800respect.org.au'),
    ],
  },
  NZ: {
    country: message('New Zealand'),
    emergency: '111',
    lines: [
      line('1737, need to talk?', '1737', SELF_HARM, 'https://1737.org.nz'),
      line('Women’s Refuge', '0800 733 843', VIOLENCE, 'https://womensrefuge.org.nz'),
    ],
  },
  MX: {
    country: message('Mexico'),
    emergency: '911',
    lines: [
      line('Línea de la Vida', '800 911 2000', ['self_harm', 'abuse'], 'https://www.gob.mx/salud/conasama'),
    ],
  },
  ES: {
    country: message('Spain'),
    emergency: '112',
    lines: [
      line(
        'Línea de atención a la conducta suicida',
        '024',
        SELF_HARM,
        'https://www.sanidad.gob.es/linea024',
      ),
      line('Violencia de género', '016', VIOLENCE, 'https://violenciagenero.igualdad.gob.es'),
    ],
  },
  DE: {
    country: message('Germany'),
    emergency: '112',
    lines: [
      line('TelefonSeelsorge', '0800 111 0 111', SELF_HARM, 'https://www.telefonseelsorge.de'),
      line('Hilfetelefon', '116 016', VIOLENCE, 'https://www.hilfetelefon.de'),
    ],
  },
  AT: {
    country: message('Austria'),
    emergency: '112',
    lines: [
      line('TelefonSeelsorge', '142', SELF_HARM, 'https://www.telefonseelsorge.at'),
      line('Frauenhelpline', '0800 222 555', VIOLENCE, 'https://www.frauenhelpline.at'),
    ],
  },
  CH: {
    country: message('Switzerland'),
    emergency: '112',
    lines: [line('Die Dargebotene Hand', '143', ['self_harm', 'abuse'], 'https://www.143.ch')],
  },
  FR: {
    country: message('France'),
    emergency: '112',
    lines: [
      line('Numéro national de prévention du suicide', '3114', SELF_HARM, 'https://3114.fr'),
      line('Violences Femmes Info', '3919', VIOLENCE, 'https://www.solidaritefemmes.org'),
    ],
  },
  BR: {
    country: message('Brazil'),
    emergency: '190',
    lines: [
      line('Centro de Valorização da Vida', '188', SELF_HARM, 'https://cvv.org.br'),
      line('Central de Atendimento à Mulher', '180', VIOLENCE, 'https://www.gov.br/mulheres/pt-br/ligue180'),
    ],
  },
  ZA: {
    country: message('South Africa'),
    emergency: '112',
    lines: [
      line('SADAG Suicide Crisis Line', '0800 567 567', SELF_HARM, 'https://www.sadag.org'),
      line('GBV Command Centre', '0800 428 428', VIOLENCE, 'https://gbv.org.za'),
    ],
  },
  IN: {
    country: message('India'),
    emergency: '112',
    lines: [
      line('Tele-MANAS', '14416', SELF_HARM, 'https://telemanas.mohfw.gov.in'),
      line('Women Helpline', '181', VIOLENCE, 'https://wcd.nic.in'),
    ],
  },
};

/** The region follows the language and an optional script. It precedes extensions, whose keys look like a region (`en-u-ca-buddhist`). */
const REGION = /^[a-z]+(?:-[a-z]{3,4})*-([a-z]{2})(?:-|$)/i;

/**
 * Returns the country of a browser’s language tag (`en-GB`), or the default if the tag names no listed country.
 */
export function helpCountryOf(languageTag: string): HelpCountry {
  const region = REGION.exec(languageTag)?.[1]?.toUpperCase();
  return HELP_COUNTRIES.find((code) => code === region) ?? DEFAULT_HELP_COUNTRY;
}

/** Returns the country's help lines for these signs, without its emergency number. */
export function helpLinesFor(country: HelpCountry, signs: readonly CrisisSign[]): HelpLine[] {
  return HELP_LINES[country].lines.filter(({ answers }) => answers.some((sign) => signs.includes(sign)));
}

export function lineName({ name, inSpanish }: HelpLine): string {
  return activeLanguage() === 'es' && inSpanish ? inSpanish.name : name;
}
