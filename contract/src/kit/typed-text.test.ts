import { describe, expect, it } from 'vitest'
import { capitalised, lettersAndSpaces, plainText, seenText } from './typed-text'

describe('what is typed', () => {
  it('begins with a capital, whatever the script', () => {
    expect(capitalised('meera')).toBe('Meera')
    expect(capitalised('éva')).toBe('Éva')
    expect(capitalised('मीरा')).toBe('मीरा')
    expect(capitalised('')).toBe('')
  })

  it.each(['Hot', 'हॉट', '🏠', '👩‍👧', 'नमस्ते दुनिया', '2 BHK'])('%s is seen', (text) => {
    expect([seenText, plainText].every((rule) => rule.test(text))).toBe(true)
  })

  it.each(['\u200b', ' \u2060 ', '\u3164', '\u2800', 'a\u0000'])('%j is no name', (text) => {
    expect([seenText, plainText].some((rule) => rule.test(text))).toBe(false)
  })

  it('plain text has nothing of markup', () => {
    expect(seenText.test('<b>')).toBe(true)
    expect(plainText.test('<b>')).toBe(false)
  })

  it.each(['Kavya', 'José María', 'मीरा जोशी', 'Şule'])('C-099 %s is letters and spaces', (name) => {
    expect(lettersAndSpaces.test(name)).toBe(true)
  })

  it.each(['R2D2', 'a-b', '', 'tab\there', '<b>'])('C-099 %j is not', (name) => {
    expect(lettersAndSpaces.test(name)).toBe(false)
  })
})
