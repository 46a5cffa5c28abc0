import { colourNamed } from '@foyer/contract/tags/rules'

/** 'Cyan Blue' and '#009db7' are both cyan-blue, so that a tag follows light and dark; anything else is grey. */
export const tagColour = (stored: string): string =>
  (colourNamed(stored) ?? 'Grey').toLowerCase().replace(' ', '-')
