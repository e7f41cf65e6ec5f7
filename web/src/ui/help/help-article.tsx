import { styled } from '@mui/material/styles';
import { activeLanguage } from '@prayer-community/i18n/text';
import { type HelpText, type HelpTopic, PICTURE_SIZE, picturePath } from './help-topic.ts';

const Article = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  lineHeight: 1.55,
  textWrapStyle: 'pretty',
  '& > *': { margin: 0 },
  '& img': {
    display: 'block',
    width: '100%',
    height: 'auto',
    borderRadius: 12,
    border: `1px solid ${theme.vars?.palette.divider}`,
    color: theme.vars?.palette.text.secondary,
  },
  '& ol': { display: 'grid', gap: 8, paddingInlineStart: 24 },
}));

const Readers = styled('p')(({ theme }) => ({
  padding: '12px 16px',
  borderRadius: 12,
  background: `color-mix(in srgb, ${theme.vars?.palette.primary.main} 8%, transparent)`,
}));

export function HelpArticle({ topic, help }: { topic: HelpTopic; help: HelpText }) {
  return (
    <Article>
      <p>{help.intro}</p>
      <img src={picturePath(topic, activeLanguage())} alt={help.picture} {...PICTURE_SIZE} />
      <ol>
        {help.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {help.onDevice && <p>{help.onDevice}</p>}
      {help.readers && <Readers>{help.readers}</Readers>}
    </Article>
  );
}
