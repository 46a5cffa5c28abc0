const hex = /^#[0-9a-f]{6}$/i

export const isColour = (text: string): boolean => hex.test(text)

/** As people copy it from elsewhere: without the #, of three digits, with a space. */
export function colourMeant(text: string): string {
  const [, digits] = /^\s*#?([0-9a-f]{6}|[0-9a-f]{3})\s*$/i.exec(text) ?? []
  if (digits === undefined) return text
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`
}

/** WCAG 2: how bright a colour is, 0 to 1. */
function brightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG 2: 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [brightness(one), brightness(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

export const paper = '#ffffff'
export const ink = '#1b1f1e'
const black = '#000000'

const readable = 4.5
const visible = 3

/** White where it can be read on this colour, black otherwise: one of the two always can. */
export const textOn = (colour: string): string => (contrast(colour, paper) >= readable ? paper : black)

/** The colour itself where lines of it can be seen on paper. */
export const lineColour = (colour: string): string => (contrast(colour, paper) >= visible ? colour : ink)
