import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { escapeHtml, type MailPart, mailHtml, mailText } from './mail-layout.ts';

const parts: MailPart[] = [
  { kind: 'code', label: 'Your code:', code: '012345' },
  { kind: 'paragraph', text: 'Hello <Ruth> & "co"' },
  { kind: 'link', label: 'Set it', url: 'https://prayer.example.org/?a=1&b="2"' },
];

describe('a mail', () => {
  test('says the same in text and in HTML, in this order', () => {
    expect(mailText(parts, 'Why you got this.')).toBe(
      [
        'Your code: 012345',
        'Hello <Ruth> & "co"',
        'Set it:\nhttps://prayer.example.org/?a=1&b="2"',
        '--\nPrayer Community\nWhy you got this.',
      ].join('\n\n'),
    );
    const html = mailHtml('A title', parts, 'Why you got this.');
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
    const url = 'https://prayer.example.org/unsubscribe?token=a.b';

    expect(mailText(parts, 'Why.', url)).toMatch(/\nWhy\.\nUnsubscribe: https:.*token=a\.b$/);
    expect(mailHtml('A title', parts, 'Why.', url)).toMatch(/Why\.<br><a href="https:[^>]*>Unsubscribe<\/a>/);
    expect(mailHtml('A title', parts, 'Why.')).not.toContain('Unsubscribe');
  });

  test('lets no text become markup', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(escapeHtml(text)).not.toMatch(/[<>"']|&(?!(?:amp|lt|gt|quot|#39);)/);
        const html = mailHtml(text, [{ kind: 'paragraph', text }], text);
        expect(html.split('<').length).toBe(
          mailHtml('', [{ kind: 'paragraph', text: '' }], '').split('<').length,
        );
      }),
    );
  });
});
