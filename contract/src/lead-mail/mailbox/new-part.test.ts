import { describe, expect, it } from 'vitest'
import { partsOfAnswer } from './new-part'

const quote = '> Dear Asha,\n> when may we visit?\n>\n> Ravi'

describe('the new part of an answer', () => {
  it.each([
    [
      'Gmail',
      `Sunday at 11 please.\n\nOn Mon, 6 Jul 2026 at 10:15, Ravi <ravi@studio.test> wrote:\n\n${quote}`,
    ],
    [
      'a broken line',
      `Sunday at 11 please.\n\nOn Mon, 6 Jul 2026 at 10:15, Ravi Kumar\n<ravi@studio.test> wrote:\n${quote}`,
    ],
    ['Gmail in Hindi', `Sunday at 11 please.\n\nसोम, 6 जुल॰ 2026 को Ravi ने लिखा:\n${quote}`],
    [
      'Outlook',
      'Sunday at 11 please.\n\n________________________________\nFrom: Ravi\nSent: Monday\n\nDear Asha',
    ],
    [
      'Outlook without a line',
      'Sunday at 11 please.\n\nFrom: Ravi <ravi@studio.test>\nSent: Monday\nTo: Asha\n\nDear Asha',
    ],
    ['older programs', 'Sunday at 11 please.\n\n-----Original Message-----\nDear Asha'],
    ['German', `Sunday at 11 please.\n\nAm 06.07.26 um 10:15 schrieb Ravi:\n${quote}`],
    ['only signs', `Sunday at 11 please.\n${quote}`],
  ])('stands before what %s repeats', (_program, text) => {
    const { fresh, quoted } = partsOfAnswer(text)
    expect(fresh).toBe('Sunday at 11 please.')
    expect(quoted).toContain('Dear Asha')
  })

  it.each([
    'Just words.\nFrom: the window one sees the park.',
    'On Sunday we wrote:\nnothing',
    '> Dear Asha,\nYes.\n> when may we visit?\nSunday.',
    'On Mon, 6 Jul 2026, Ravi wrote:\n> Dear Asha\nYes.\n> when?\nSunday.',
    '> only a quote',
  ])('is all of %j', (text) => {
    const { fresh, quoted } = partsOfAnswer(text)
    expect(`${fresh}${quoted}`.replace(/\s/g, '')).toBe(text.replace(/\s/g, ''))
    expect(fresh).toContain(text.split('\n').at(-1) === 'nothing' ? 'On Sunday' : text.split('\n').at(-1))
  })

  // Looked through again from each line, these would take minutes.
  it.each(['>\n', 'On Monday Ravi wrote:\n>\n', 'From: a\nSent: b\n>\n'])(
    'is found in an endless answer between the lines of %j',
    (line) => {
      const text = `${line.repeat(100_000)}Yes.`
      expect(partsOfAnswer(text)).toEqual({ fresh: text.trim(), quoted: '' })
    },
  )
})
