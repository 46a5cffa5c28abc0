/** How a text is read and shaped. Lengths count what a reader sees, not bytes or code units. */

export const lengthOf = (text: string): number => [...text].length

export const capitalised = (text: string): string => {
  const [first = ''] = text
  return first.toUpperCase() + text.slice(first.length)
}

/** '411 001' and '27 AAPFU 0939F 1Z5': copied with blanks that do not belong to them. */
export const withoutBlanks = (text: string): string => text.replace(/\s+/g, '')

export const capitals = (text: string): string => text.toUpperCase()

/** No control characters, and at least one visible character: invisible spaces are not a name. */
export const seenText = /^(?=.*[^\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800])[^\p{Cc}]+$/u
/** The same for texts in mails, where nothing may look like markup. */
export const plainText = /^(?=.*[^\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800])[^\p{Cc}<>]+$/u

/** Letters of any script with their combining marks, and spaces (C-099). */
export const lettersAndSpaces = /^[\p{L}\p{M} ]+$/u

/**
 * Names of people: letters of any script, spaces, and apostrophe, hyphen and full stop after or between letters, as in
 * D'Souza, Mary-Ann, Dr. Rao, K. R. (C-161). The joiners belong to the letters of some scripts.
 */
export const personName = /^(?=.*\p{L})(?:\p{L}[\p{M}\u200c\u200d]*\.?['’ʼ\p{Pd}]?| )+$/u
