import { describe, expect, it } from 'vitest'
import css from './tokens.css?raw'

const coloursOf = (scheme: 'light' | 'dark') => {
  const block = css.split(`[data-mantine-color-scheme="${scheme}"] {`)[1]?.split('}')[0] ?? ''
  return new Map(
    [...block.matchAll(/--fy-([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]),
  )
}

/** Relative luminance and contrast as WCAG 2 defines them. */
const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
const contrast = (one: string, other: string) => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const words = ['ink', 'ink-2', 'ink-3', 'accent', 'today', 'past', 'ok', 'future']
const grounds = ['bg', 'surface', 'raised', 'hover']
const stages = Array.from({ length: 9 }, (_, index) => `stage-${index + 1}`)
const tags = [...coloursOf('light').keys()].filter((name) => name?.match(/^tag-.*-bg$/))

describe.each(['light', 'dark'] as const)('the colours in %s', (scheme) => {
  const colours = coloursOf(scheme)
  const pairs = [
    ...[...words, ...stages].flatMap((word) => grounds.map((ground) => [word, ground])),
    ...tags.map((ground = '') => [ground.replace(/-bg$/, ''), ground]),
    ...['accent-tint', 'accent-row', 'accent-tint-hover'].map((ground) => ['accent', ground]),
    ['past', 'past-tint'],
    ['ink', 'sunken'],
    ['ink-2', 'sunken'],
  ]

  it('can be read: words have a contrast of 4.5 to 1 to what they stand on', () => {
    const tooWeak = pairs.flatMap(([word = '', ground = '']) => {
      const [one, other] = [colours.get(word), colours.get(ground)]
      if (!one || !other) return [`${word} on ${ground}: unknown`]
      const found = contrast(one, other)
      return found < 4.5 ? [`${word} on ${ground}: ${found.toFixed(2)}`] : []
    })
    expect(tooWeak).toEqual([])
  })
})
