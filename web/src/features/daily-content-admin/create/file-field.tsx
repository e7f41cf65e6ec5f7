import { styled } from '@mui/material/styles';
import { CONTENT_FILE_TYPES, refusalOfFile } from '@prayer-community/domain/daily-content/content-file';
import { t } from '@prayer-community/i18n/text';
import { useId, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { FieldNotes, notesId } from '../../../ui/form/field-notes.tsx';
import { fileInputStyles } from '../../../ui/form/file-input-styles.ts';
import { errorToast } from '../../../ui/toast/error-toast.ts';
import { showToast } from '../../../ui/toast/toast.ts';

const ACCEPTED = Object.keys(CONTENT_FILE_TYPES).join(',');

const Label = styled('label')({ display: 'block', marginBottom: 6, fontWeight: 600 });

const Input = styled('input')(fileInputStyles);

interface FileFieldProps {
  file: File | null;
  onChoose: (file: File | null) => void;
  disabled: boolean;
}

/** The file attached to the content. Rejects a file of the wrong type or size as soon as it is chosen. */
export function FileField({ file, onChoose, disabled }: FileFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<string | null>(null);

  function choose(chosen: File | null): void {
    const reason = chosen && refusalOfFile(chosen);
    setRefusal(reason && t(reason));
    onChoose(reason === null ? chosen : null);
    if (reason !== null) {
      clearInput();
      void showToast(errorToast(t(reason)));
    }
  }

  function clearInput(): void {
    if (input.current !== null) {
      input.current.value = '';
    }
  }

  return (
    <div>
      <Label htmlFor={id}>{t('File')}</Label>
      <Input
        ref={input}
        id={id}
        type="file"
        accept={ACCEPTED}
        disabled={disabled}
        aria-invalid={refusal !== null}
        aria-describedby={notesId(id)}
        onChange={(event) => choose(event.currentTarget.files?.[0] ?? null)}
      />
      <FieldNotes
        id={id}
        hint={t('PDF, Word, PowerPoint or an image, less than 50MB.')}
        error={refusal ?? undefined}
      />
      {file !== null && !disabled && (
        <Button
          type="button"
          look="text"
          onClick={() => {
            clearInput();
            choose(null);
            input.current?.focus();
          }}
        >
          {t('Remove File')}
        </Button>
      )}
    </div>
  );
}
