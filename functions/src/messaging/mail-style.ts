/** The site's colours by day; a mail program that has a night of its own takes those of `NIGHT_STYLES`. */
export const DAY = {
  ground: '#faf6f1',
  sheet: '#ffffff',
  text: '#2a2133',
  quiet: '#645a6d',
  line: '#e6dde3',
  accent: '#553572',
  onAccent: '#ffffff',
} as const;

/** For the classes that the layout gives: mail programs have no custom properties. */
export const NIGHT_STYLES = `@media (prefers-color-scheme: dark) {
.ground { background: #17121f !important; color: #f1eaf3 !important; }
.sheet { background: #211a2b !important; border-color: #3b3148 !important; }
.title { color: #f1eaf3 !important; }
.quiet { color: #b9aec2 !important; border-color: #3b3148 !important; }
.button { background: #f2bd62 !important; color: #2b1c06 !important; }
}`;

export const SANS = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
export const SERIF = "Newsreader,'Iowan Old Style','Palatino Linotype',Georgia,serif";
