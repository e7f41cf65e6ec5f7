import { accentColors } from '@prayer-community/domain/settings/accent-colors';
import { DEFAULT_IDENTITY } from '@prayer-community/domain/settings/site-identity';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { escapeHtml, htmlMail, type MailContent, plainMail } from './mail-layout.ts';

const words: MailContent = {
  language: 'en',
  parts: [
    { kind: 'code', label: 'Your code:', code: '012345' },
    { kind: 'paragraph', text: 'Hello <Ruth> & "co"' },
    { kind: 'link', label: 'Set it', url: 'https://prayer.example.org/?a=1&b="2"' },
  ],
  footer: 'Why you got this.',
};

describe('an email', () => {
  test('has the same content in text and HTML, in the same order', () => {
    expect(plainMail(DEFAULT_IDENTITY, words)).toBe(
      [
        'Your code: 012345',
        'Hello <Ruth> & "co"',
        'Set it:\nhttps://prayer.example.org/?a=1&b="2"',
        '--\nPrayer Community\nWhy you got this.',
      ].join('\n\n'),
    );
    const html = htmlMail(DEFAULT_IDENTITY, 'A title', words);
    const places = [
      '012345',
      'Hello &lt;Ruth&gt; &amp; &quot;co&quot;',
      'href="https://prayer.example.org/?a=1&amp;b=&quot;2&quot;"',
      'Why you got this.',
    ].map((piece) => html.indexOf(piece));
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(places).not.toContain(-1);
  });

  test('has an unsubscribe link in its footer only if it has an unsubscribe URL', () => {
    const unsubscribeUrl = 'https://prayer.example.org/unsubscribe?token=a.b';
    const why = { ...words, footer: 'Why.' };

    expect(plainMail(DEFAULT_IDENTITY, { ...why, unsubscribeUrl })).toMatch(
      /\nWhy\.\nUnsubscribe: https:.*token=a\.b$/,
    );
    expect(htmlMail(DEFAULT_IDENTITY, 'A title', { ...why, unsubscribeUrl })).toMatch(
      /Why\.<br><a class="quiet" href="https:[^>]*>Unsubscribe<\/a>/,
    );
    expect(htmlMail(DEFAULT_IDENTITY, 'A title', why)).not.toContain('Unsubscribe');
  });

  test('shows the name, logo and color of its community', () => {
    const accent = accentColors('#00ff00');
    const logo = { src: 'https://prayer.example.org/logo.png?a&b', ratio: 2 };
    const sender = { name: 'Grace & Peace', accent, logo };

    expect(plainMail(sender, words)).toContain('--\nGrace & Peace\n');
    const html = htmlMail(sender, 'A title', words);
    expect(html).toMatch(
      /<img class="logo" src="https:[^"]*\?a&amp;b" width="96" height="48" alt="" [^>]*><br>Grace &amp; Peace<\/p>/,
    );
    expect(htmlMail({ ...sender, logo: null }, 'A title', words)).toContain('>Grace &amp; Peace</p>');
    expect(html).toContain(`background:${accent.light.main};color:${accent.light.onAccent}`);
    expect(html).toContain(`background: ${accent.dark.main} !important`);
  });

  test('breaks long words in its title and its content, so that it fits on a phone', () => {
    const html = htmlMail({ ...DEFAULT_IDENTITY, name: 'A'.repeat(80), logo: null }, 'A title', words);

    expect(html).toMatch(/<p class="title" style="[^"]*overflow-wrap:anywhere;word-break:break-word/);
    expect(html).toMatch(/<td style="padding:32px;overflow-wrap:anywhere;word-break:break-word"/);
  });

  test('declares its language for screen readers', () => {
    const inSpanish: MailContent = {
      ...words,
      language: 'es',
      unsubscribeUrl: 'https://prayer.example.org/',
    };

    expect(htmlMail(DEFAULT_IDENTITY, 'A title', words)).toContain('<html lang="en">');
    expect(htmlMail(DEFAULT_IDENTITY, 'Un título', inSpanish)).toContain('<html lang="es">');
    expect(plainMail(DEFAULT_IDENTITY, inSpanish)).toContain('Cancelar suscripción: https:');
  });

  test('never turns text into markup', () => {
    const withText = (text: string): MailContent => ({
      language: 'en',
      parts: [{ kind: 'paragraph', text }],
      footer: text,
    });
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(escapeHtml(text)).not.toMatch(/[<>"']|&(?!(?:amp|lt|gt|quot|#39);)/);
        const html = htmlMail(DEFAULT_IDENTITY, text, withText(text));
        expect(html.split('<').length).toBe(htmlMail(DEFAULT_IDENTITY, '', withText('')).split('<').length);
      }),
    );
  });
});
