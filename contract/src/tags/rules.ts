import { tagLimits } from './limits'
import type { Tag, TagColour } from './model'

const { colours } = tagLimits.tag

/** The value of each colour name: what records and clients of the older product store instead of the name. */
const swatches: Record<TagColour, string> = {
  Brown: '#ae8163',
  Grey: '#908c82',
  Orange: '#cb7134',
  Yellow: '#d2b643',
  Green: '#4aa25b',
  Blue: '#568cdd',
  Purple: '#9c76d0',
  Pink: '#c76798',
  Red: '#d26861',
  'Cyan Blue': '#009db7',
}

/** 'Cyan Blue', 'cyan-blue' and '#009DB7' are the same colour. */
export function colourNamed(written: string): TagColour | undefined {
  const text = written.trim().toLowerCase()
  const name = text.replace(/[\s-]+/g, ' ')
  return colours.find((colour) => colour.toLowerCase() === name || swatches[colour] === text)
}

/** Colours that no other tag has, and the tag's own; all of them when every one is in use (C-071). */
export function coloursToOffer(tags: readonly Pick<Tag, 'colour'>[], own?: TagColour): TagColour[] {
  const used = new Set(tags.map(({ colour }) => colour))
  const free = colours.filter((colour) => !used.has(colour) || colour === own)
  return used.size === colours.length ? [...colours] : free
}
