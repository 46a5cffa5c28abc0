// Also after spaces and zero-width characters, and in full-width, small and mathematical forms; and after an apostrophe of
// its own, so that the one in front of it can be told from it.
const formula =
  /^(?:'|\s|\p{Cf}|\p{Cc}|\p{Default_Ignorable_Code_Point})*[=+\-@\uff1d\uff0b\uff0d\uff20\ufe66\ufe62\ufe63\ufe6b\u2212\u207a\u207b\u207c]/u
const dialled = /^\+[0-9 ]+$/

/** C-140: a cell that a spreadsheet could run gets an apostrophe in front; a phone number cannot be run. */
const harmless = (text: string, isPhone: boolean): string =>
  formula.test(text) && !(isPhone && dialled.test(text)) ? `'${text}` : text

/** The same cell as it was before: an export can be imported again. */
export const withoutApostrophe = (text: string): string =>
  text.startsWith("'") && formula.test(text.slice(1)) ? text.slice(1) : text

/** Quoted where it contains a comma, a quote or a line break (RFC 4180). */
const quoted = (text: string): string => (/[",\r\n\t;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** One line of a file for spreadsheets. What is a number here stays one there, also below zero. */
export const csvLine = (
  cells: readonly (string | number)[],
  isPhone: (column: number) => boolean = () => false,
): string =>
  `${cells
    .map((cell, column) =>
      typeof cell === 'number' ? String(cell) : quoted(harmless(cell, isPhone(column))),
    )
    .join(',')}\r\n`

/** By which spreadsheets recognise Unicode. */
export const byteOrderMark = '\ufeff'
