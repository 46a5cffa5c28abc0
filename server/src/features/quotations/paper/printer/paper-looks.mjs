// Ink on paper, with one line of brass: it also has to look well from a printer without colours.

export const inks = {
  ink: '#1f1c18',
  soft: '#565047',
  label: '#6b655b',
  line: '#d8d3c8',
  strong: '#1f1c18',
  band: '#f4f2ed',
  brass: '#b08a3c',
}

const plain = (size, more = {}) => ({ weight: 400, size, ...more })
const heavy = (size, more = {}) => ({ weight: 600, size, ...more })

export const styles = {
  title: { weight: 300, size: 25, leading: 1.25 },
  subtitle: plain(11, { colour: inks.soft }),
  firm: heavy(14.5, { leading: 1.3 }),
  firmSmall: heavy(9.5),
  firmLine: plain(8, { colour: inks.soft, leading: 1.48 }),
  label: plain(7.5, { colour: inks.label }),
  value: heavy(9.5),
  party: heavy(11.5, { leading: 1.35 }),
  body: plain(8.5, { colour: inks.soft, leading: 1.5 }),
  heading: heavy(11),
  hint: plain(8, { colour: inks.label }),
  columnHead: plain(7.5, { colour: inks.label }),
  cell: plain(8.5),
  cellStrong: heavy(8.5),
  detail: plain(7.75, { colour: inks.soft, leading: 1.45 }),
  muted: plain(8.5, { colour: inks.label }),
  section: heavy(9),
  total: heavy(9),
  grandLabel: heavy(11),
  grand: heavy(15, { leading: 1.3 }),
  words: heavy(9, { leading: 1.5 }),
  foot: plain(7.5, { colour: inks.label }),
}

/** A4 in points. */
export const sheetOf = { width: 595.28, height: 841.89, side: 44, top: 44, bottom: 52 }
