export class Html {
  constructor(readonly text: string) {}
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Builds HTML from a template. Escapes each value, except the HTML of another template and lists of them. */
export function html(
  parts: TemplateStringsArray,
  ...values: readonly (string | Html | readonly Html[])[]
): Html {
  return new Html(String.raw({ raw: parts }, ...values.map(toHtml)));
}

function toHtml(value: string | Html | readonly Html[]): string {
  if (typeof value === 'string') {
    return value.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
  }
  return value instanceof Html ? value.text : value.map(toHtml).join('');
}
