import { describe, expect, it } from 'vitest'
import { isSameName, normaliseName, stageNameProblem } from './stage-names'

describe('the name of a stage', () => {
  it('S-019 loses what nobody sees: zero-width and invisible characters, blanks around', () => {
    for (const typed of [
      'Won',
      ' Won ',
      'W\u200bo\u200cn\u200d',
      '\ufeffWon',
      'Wo\u00adn',
      '\u2060Won\u200e',
      'W\u3164on',
    ])
      expect(normaliseName(typed)).toBe('Won')
    expect(normaliseName('Site \u00a0\t Visit')).toBe('Site Visit')
    expect(normaliseName('गृह प्रवेश')).toBe('गृह प्रवेश')
  })

  it('S-019 is the same as another one however it is written', () => {
    expect(isSameName('Site Visit', ' site\u200b  VISIT ')).toBe(true)
    expect(isSameName('Ｗｏｎ', 'won')).toBe(true)
    expect(isSameName('Site Visit', 'Site Visits')).toBe(false)
  })

  it('S-019 is not blank and has at most 40 characters, as a reader counts them', () => {
    expect(stageNameProblem(' \u200b ')).toBe('Please give the stage a name.')
    expect(stageNameProblem('x'.repeat(40))).toBeUndefined()
    expect(stageNameProblem(`${'x'.repeat(40)} \u200b`)).toBeUndefined()
    expect(stageNameProblem('🏠'.repeat(40))).toBeUndefined()
    expect(stageNameProblem('x'.repeat(41))).toBe('Maximum length is 40')
  })
})
