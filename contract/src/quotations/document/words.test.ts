import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountInWords } from './words'

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = ' ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const sizes: Record<string, number> = { hundred: 100, thousand: 1e3, lakh: 1e5, crore: 1e7 }

/** Reads the words back, as a person would. */
function numberFrom(words: string[]): number {
  const largest = words.reduce((at, word, index) => {
    return (sizes[word] ?? 0) > (sizes[words[at] ?? ''] ?? 0) || (sizes[word] && word === words[at])
      ? index
      : at
  }, 0)
  const size = sizes[words[largest] ?? '']
  if (size) return numberFrom(words.slice(0, largest)) * size + numberFrom(words.slice(largest + 1))
  return words.reduce((all, word) => all + Math.max(small.indexOf(word), tens.indexOf(word) * 10, 0), 0)
}

describe('an amount in words', () => {
  it.each([
    [0, 'Rupees Zero Only'],
    [100, 'Rupees One Only'],
    [125_000_000, 'Rupees Twelve Lakh Fifty Thousand Only'],
    [125_000_050, 'Rupees Twelve Lakh Fifty Thousand and Fifty Paise Only'],
    [7, 'Rupees Zero and Seven Paise Only'],
    [
      1_12_345_678_19,
      'Rupees Eleven Crore Twenty Three Lakh Forty Five Thousand Six Hundred Seventy Eight and Nineteen Paise Only',
    ],
    [1_000_000_000_000_0, 'Rupees Ten Thousand Crore Only'],
  ])('%i paise: %s', (paise, words) => {
    expect(amountInWords(paise)).toBe(words)
  })

  it('says the money of other countries their way', () => {
    expect(amountInWords(123_456_789_05, '$')).toBe(
      'Dollars One Hundred Twenty Three Million Four Hundred Fifty Six Thousand Seven Hundred Eighty Nine and Five Cents Only',
    )
    expect(amountInWords(125_000_050, 'रु')).toBe('रु Twelve Lakh Fifty Thousand and 50/100 Only')
  })

  it('reads back as the same amount, whatever it is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000_000_000 }), (paise) => {
        const [rupees = '', rest = ''] = amountInWords(paise)
          .toLowerCase()
          .replace(/^rupees | paise only$| only$/g, '')
          .split(' and ')
        const back = numberFrom(rupees.split(' ')) * 100 + (rest ? numberFrom(rest.split(' ')) : 0)
        expect(back).toBe(paise)
      }),
      { numRuns: 1000 },
    )
  })
})
