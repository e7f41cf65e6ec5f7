import { styled } from '@mui/material/styles';
import { BACKGROUNDS } from '@prayer-community/domain/settings/accent-colors';
import { shownLogo } from '@prayer-community/domain/settings/chosen-identity';
import type { IdentitySettings } from '@prayer-community/domain/settings/identity';
import { LOGO_FILE_TYPES } from '@prayer-community/domain/settings/logo';
import { message, t } from '@prayer-community/i18n/text';
import { useId, useRef, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { CallFailure } from '../../../firebase/call-failure.ts';
import { callOrThrow } from '../../../firebase/call-or-throw.ts';
import { FieldNotes, notesId } from '../../../ui/form/field-notes.tsx';
import { fileInputStyles } from '../../../ui/form/file-input-styles.ts';
import { CommunityLogo } from '../../../ui/identity/community-logo.tsx';
import { InlineButton } from '../../../ui/inline-button.tsx';
import { Setting } from '../setting.tsx';
import { useReportUnsaved } from '../unsaved-parts.ts';
import { drawLogo, LogoRefusal } from './draw-logo.ts';

const LABEL = message('Logo');
const HINT = message(
  'PNG, SVG, JPEG or WebP, up to 5 MB. Replaces the candle in the header, on posters and in emails, and becomes the app’s icon.',
);

const Label = styled('label')({ display: 'block', marginBottom: 6, fontWeight: 600 });
const Input = styled('input')(fileInputStyles);
const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 16,
  marginTop: 12,
});
const SampleBox = styled('span')(({ theme }) => ({
  display: 'flex',
  padding: 16,
  border: `1px solid ${theme.vars?.palette.divider}`,
  borderRadius: 12,
}));

interface LogoFieldProps {
  form: UseFormReturn<IdentitySettings>;
  /** Called once the choice is final. */
  onChosen: () => void;
}

/** The community's logo in light and dark mode. A chosen file is stored before it becomes the setting. */
export function LogoField({ form, onChosen }: LogoFieldProps) {
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  const logo = useWatch({ control: form.control, name: 'logo' });
  const [storing, setStoring] = useState<Promise<boolean> | null>(null);
  const [error, setError] = useState<string>();
  const isBusy = storing !== null;
  useReportUnsaved('logo', isBusy, async () => (await storing) ?? true);

  function choose(chosen: IdentitySettings['logo']): void {
    form.setValue('logo', chosen, { shouldDirty: true });
    onChosen();
  }

  function handleFile(input: HTMLInputElement): void {
    const [file] = input.files ?? [];
    if (file !== undefined) {
      setStoring(store(file, input));
    }
  }

  /** Resolves to false if the file did not become the logo. */
  async function store(file: File, input: HTMLInputElement): Promise<boolean> {
    setError(undefined);
    try {
      const { logo: stored } = await callOrThrow('storeLogo', { images: await drawLogo(file) });
      choose(stored);
      return true;
    } catch (failure) {
      setError(messageOf(failure));
      return false;
    } finally {
      setStoring(null);
      // Allows the same file to be chosen again.
      input.value = '';
    }
  }

  return (
    <Setting texts={[t(LABEL), t(HINT)]}>
      <Label htmlFor={id}>{t(LABEL)}</Label>
      <Input
        id={id}
        ref={picker}
        type="file"
        accept={LOGO_FILE_TYPES.join(',')}
        aria-disabled={isBusy}
        aria-invalid={error !== undefined}
        aria-describedby={notesId(id)}
        onClick={(event) => isBusy && event.preventDefault()}
        onChange={({ currentTarget }) => handleFile(currentTarget)}
      />
      <div role="status">{isBusy && t('Preparing your logo…')}</div>
      <FieldNotes id={id} hint={t(HINT)} error={error} />
      {logo !== null && (
        <Row>
          <LogoSample title={t('Logo in light mode')} background={BACKGROUNDS.light[1]} logo={logo} />
          <LogoSample title={t('Logo in dark mode')} background={BACKGROUNDS.dark[0]} isOnPlate logo={logo} />
          <InlineButton
            type="button"
            look="text"
            onClick={() => {
              // The button disappears.
              picker.current?.focus();
              choose(null);
            }}
          >
            {t('Remove logo')}
          </InlineButton>
        </Row>
      )}
    </Setting>
  );
}

interface LogoSampleProps {
  title: string;
  background: string;
  isOnPlate?: boolean;
  logo: NonNullable<IdentitySettings['logo']>;
}

function LogoSample({ title, background, isOnPlate, logo }: LogoSampleProps) {
  return (
    <SampleBox role="img" aria-label={title} style={{ background }}>
      <CommunityLogo logo={shownLogo(logo)} heightPx={40} plate={isOnPlate ? '#fff' : 'transparent'} />
    </SampleBox>
  );
}

/** Returns the message for the leader. Logs unexpected failures. */
function messageOf(failure: unknown): string {
  if (failure instanceof LogoRefusal || failure instanceof CallFailure) {
    return failure.message;
  }
  console.error('The logo was not stored', failure);
  return t('Failed to save settings.');
}
