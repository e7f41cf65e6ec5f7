import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { escapeHtml, htmlMail, type MailWords, plainMail } from './mail-layout.ts';

const words: MailWords = {
  language: 'en',
  parts: [
    { kind: 'code', label: 'Your code:', code: '012345' },
    { kind: 'paragraph', text: 'Hello <Ruth> & "co"' },
    { kind: 'link', label: 'Set it', url: 'https://prayer.example.org/?a=1&b="2"' },
  ],
  footer: 'Why you got this.',
};

describe('a mail', () => {
  test('says the same in text and in HTML, in this order', () => {
    expect(plainMail(words)).toBe(
      [
        'Your code: 012345',
        'Hello <Ruth> & "co"',
        'Set it:\nhttps://prayer.example.org/?a=1&b="2"',
        '--\nPrayer Community\nWhy you got this.',
      ].join('\n\n'),
    );
    const html = htmlMail('A title', words);
    const places = [
      '012345',
      'Hello &lt;Ruth&gt; &amp; &quot;co&quot;',
      'href="https://prayer.example.org/?a=1&amp;b=&quot;2&quot;"',
      'Why you got this.',
    ].map((piece) => html.indexOf(piece));
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(places).not.toContain(-1);
  });

  test('offers to unsubscribe at its foot, where that has a place', () => {
    const unsubscribeUrl = 'https://prayer.example.org/unsubscribe?token=a.b';
    const why = { ...words, footer: 'Why.' };

    expect(plainMail({ ...why, unsubscribeUrl })).toMatch(/\nWhy\.\nUnsubscribe: https:.*token=a\.b$/);
    expect(htmlMail('A title', { ...why, unsubscribeUrl })).toMatch(
      /Why\.<br><a class="quiet" href="https:[^>]*>Unsubscribe<\/a>/,
    );
    expect(htmlMail('A title', why)).not.toContain('Unsubscribe');
  });

  test('names its language for screen readers', () => {
    const inSpanish: MailWords = { ...words, language: 'es', unsubscribeUrl: 'https://prayer.example.org/' };

    expect(htmlMail('A title', words)).toContain('<html lang="en">');
    expect(htmlMail('Un título', inSpanish)).toContain('<html lang="es">');
    expect(plainMail(inSpanish)).toContain('Cancelar suscripción: https:');
  });

  test('lets no text become markup', () => {
    const withText = (text: string): MailWords => ({
      language: 'en',
      parts: [{ kind: 'paragraph', text }],
      footer: text,
    });
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(escapeHtml(text)).not.toMatch(/[<>"']|&(?!(?:amp|lt|gt|quot|#39);)/);
        const html = htmlMail(text, withText(text));
        expect(html.split('<').length).toBe(htmlMail('', withText('')).split('<').length);
      }),
    );
  });
});
