import type { Importers } from './data/import.ts';
import { REQUEST_IMPORTER } from './imports/request-importer.ts';
import { CIRCLE_IMPORTER } from './prayer-circles/circle-importer.ts';
import { PERSON_IMPORTER } from './team-members/person-importer.ts';

export const IMPORTERS: Importers = {
  requests: REQUEST_IMPORTER,
  people: PERSON_IMPORTER,
  groups: CIRCLE_IMPORTER,
};
