import type { Language } from '@prayer-community/i18n/language';
import { foldText } from '../fields/fold-text.ts';
import type { RequestCategory, UrgencyLevel } from '../request-form/request-choices.ts';
import type { RequestRow } from './import-rows.ts';

const YES = ['yes', 'y', 'true', 't', '1', 'x', 'si', 's', 'verdadero'];
const NO = ['no', 'n', 'false', 'f', '0', '', 'falso'];

const STATUSES: Record<RequestRow['status'], readonly string[]> = {
  new: [
    ...YES,
    '',
    'new',
    'open',
    'active',
    'pending',
    'assigned',
    'in progress',
    'ongoing',
    'nuevo',
    'nueva',
    'abierto',
    'abierta',
    'activo',
    'activa',
    'pendiente',
  ],
  closed: [
    ...NO.filter((word) => word !== ''),
    'closed',
    'done',
    'complete',
    'completed',
    'answered',
    'resolved',
    'archived',
    'inactive',
    'expired',
    'prayed',
    'prayed for',
    'contacted',
    'cerrado',
    'cerrada',
    'respondido',
    'respondida',
    'archivado',
    'archivada',
    'inactivo',
    'inactiva',
  ],
};

const URGENCIES: Record<UrgencyLevel, readonly string[]> = {
  low: [...NO, 'low', 'normal', 'none', 'baja', 'bajo'],
  medium: ['medium', 'moderate', 'media', 'medio'],
  high: [...YES, 'high', 'urgent', 'critical', 'immediate', 'alta', 'alto', 'urgente'],
};

/** Words that identify a category in another system. A category that contains none of them is `other`. */
const CATEGORIES: Record<Exclude<RequestCategory, 'other'>, readonly string[]> = {
  mental_health: ['mental', 'anxiety', 'depress', 'emotional', 'ansiedad', 'emocional'],
  healing: [
    'heal',
    'health',
    'sick',
    'illness',
    'medical',
    'surgery',
    'salud',
    'sanidad',
    'sanacion',
    'enferm',
  ],
  finances: ['financ', 'money', 'job', 'work', 'employment', 'provision', 'dinero', 'trabajo', 'empleo'],
  family: [
    'family',
    'families',
    'marriage',
    'child',
    'parent',
    'relationship',
    'familia',
    'matrimonio',
    'hijos',
  ],
};

const LANGUAGE_NAMES: Record<Language, readonly string[]> = {
  en: ['en', 'english', 'ingles', 'en-us', 'eng'],
  es: ['es', 'spanish', 'espanol', 'es-mx', 'es-us', 'spa', 'castellano'],
};

/** Reads yes or no. Blank means no. Null for any other word. */
export function readYesNo(written: string): boolean | null {
  const word = plain(written);
  return YES.includes(word) ? true : NO.includes(word) ? false : null;
}

/** Reads whether a request is open. Blank means open. Null for an unknown word. */
export function readStatus(written: string): RequestRow['status'] | null {
  return choiceOf(STATUSES, written);
}

/** Reads the urgency of a request. Blank means low. Null for an unknown word. */
export function readUrgency(written: string): UrgencyLevel | null {
  return choiceOf(URGENCIES, written);
}

/** Reads a language by its code or name. Null for an unsupported language. */
export function readLanguage(written: string): Language | null {
  return choiceOf(LANGUAGE_NAMES, written);
}

/** Returns our category for a category of another system. Null if blank. */
export function readCategory(written: string): RequestCategory | null {
  const words = plain(written);
  if (words === '') {
    return null;
  }
  return (
    (['mental_health', 'healing', 'finances', 'family'] as const).find((category) =>
      CATEGORIES[category].some((word) => words.includes(word)),
    ) ?? 'other'
  );
}

function choiceOf<Choice extends string>(
  words: Readonly<Record<Choice, readonly string[]>>,
  written: string,
): Choice | null {
  const word = plain(written);
  for (const choice in words) {
    if (words[choice].includes(word)) {
      return choice;
    }
  }
  return null;
}

function plain(written: string): string {
  return foldText(written)
    .trim()
    .replaceAll(/[\s_]+/gu, ' ');
}
