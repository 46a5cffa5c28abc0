import { expect, it } from 'vitest'
import { tagColour } from './tag-colour'

it('finds a tag colour by its name and by its swatch', () => {
  expect(tagColour('Cyan Blue')).toBe('cyan-blue')
  expect(tagColour('#009DB7')).toBe('cyan-blue')
  expect(tagColour('Red')).toBe('red')
})

it('falls back to grey, so that a tag is always readable', () => {
  expect(tagColour('')).toBe('grey')
  expect(tagColour('#123456')).toBe('grey')
})
