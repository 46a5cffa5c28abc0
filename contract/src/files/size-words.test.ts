import { expect, it } from 'vitest'
import { sizeWords } from './size-words'

it('names sizes as people compare them', () => {
  expect([900, 2_048, 655_360, 1_048_576, 2_516_582].map(sizeWords)).toEqual([
    '900 bytes',
    '2 kB',
    '640 kB',
    '1 MB',
    '2.4 MB',
  ])
})
