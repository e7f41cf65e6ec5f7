import { styled } from '@mui/material/styles';
import { t } from '@prayer-community/i18n/text';
import { useId } from 'react';
import { AnnouncedErrorsContext } from '../../../ui/form/announced-errors.ts';
import { FieldNotes, notesId } from '../../../ui/form/field-notes.tsx';
import { fileInputStyles } from '../../../ui/form/file-input-styles.ts';
import type { ChosenFile } from './use-chosen-file.ts';

const Label = styled('label')({ display: 'block', marginBottom: 6, fontWeight: 600, fontSize: '0.9375rem' });

const Input = styled('input')(fileInputStyles);

interface FileChoiceProps {
  chosen: ChosenFile;
  onChoose: (file: File) => void;
  disabled: boolean;
}

export function FileChoice({ chosen, onChoose, disabled }: FileChoiceProps) {
  const id = useId();
  const error = chosen.state === 'unreadable' ? chosen.message : undefined;
  return (
    <div>
      <Label htmlFor={id}>{t('CSV file')}</Label>
      <Input
        id={id}
        type="file"
        accept=".csv,.tsv,.txt,text/csv"
        disabled={disabled}
        aria-invalid={error !== undefined}
        aria-describedby={notesId(id)}
        onClick={({ currentTarget }) => {
          // Allows the same file to be chosen again. Until then, the input shows its name.
          currentTarget.value = '';
        }}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) {
            onChoose(file);
          }
        }}
      />
      <AnnouncedErrorsContext value>
        <FieldNotes
          id={id}
          hint={t(
            'Its first row must name the columns. From Excel or Google Sheets, save or download it as CSV.',
          )}
          error={error}
        />
      </AnnouncedErrorsContext>
      <div role="status">{chosen.state === 'reading' && <p>{t('Reading the file…')}</p>}</div>
    </div>
  );
}
