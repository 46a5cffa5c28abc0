/** How a text is shaped while it is typed. Lengths count what a reader sees, not bytes or code units. */

export const lengthOf = (text: string): number => [...text].length

/** What is typed beyond the limit is ignored (C-052). */
export const atMost = (text: string, most: number): string =>
  lengthOf(text) <= most ? text : [...text].slice(0, most).join('')

export const capitalised = (text: string): string => {
  const [first = ''] = text
  return first.toUpperCase() + text.slice(first.length)
}

export const digitsOnly = (text: string): string => text.replace(/[^0-9]/g, '')

export const capitalsAndDigits = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '')

/** No control characters, and at least one visible character: invisible spaces are not a name. */
export const seenText = /^(?=.*[^\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800])[^\p{Cc}]+$/u
/** The same for texts in mails, where nothing may look like markup. */
export const plainText = /^(?=.*[^\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800])[^\p{Cc}<>]+$/u

/** Letters of any script with their combining marks, and spaces (C-099). */
export const lettersAndSpaces = /^[\p{L}\p{M} ]+$/u
