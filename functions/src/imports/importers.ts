import type { ImportKind } from '@prayer-community/domain/import/import-kind';
import type { RowsOf } from '@prayer-community/domain/import/import-rows';
import type { Importer } from '../data/import.ts';

export type Importers = { readonly [Kind in ImportKind]: Importer<RowsOf[Kind]> };
