import { mailboxLimits } from '@foyer/contract/lead-mail/mailbox/limits'
import { receivedTexts } from '@foyer/contract/lead-mail/mailbox/messages'
import { describe, expect, it } from 'vitest'
import { wordsToKeep } from './kept-words'

const tenMegabytes = (part: string) => part.repeat(10_000_000 / part.length)
const note = `<p>${receivedTexts.cut}</p>`

describe('a message without end', () => {
  it.each(['<p>Yes <b>please</b></p>', '<div>Yes please', '<p>Yes please<p>', '<table><tr><td>Yes please'])(
    'of %j is cut before it is cleaned, and says where the rest is',
    (part) => {
      const { text, html } = wordsToKeep({ text: '', html: tenMegabytes(part), files: [] }, [])
      expect(text).toMatch(/^Yes please/)
      expect(text.endsWith(receivedTexts.cut)).toBe(true)
      expect(text.length).toBeLessThan(mailboxLimits.text.max + 100)
      expect(html?.endsWith(note)).toBe(true)
      expect(html?.length).toBeLessThanOrEqual(2 * mailboxLimits.html.max + note.length)
    },
  )

  it('of words is cut too; what becomes much longer by cleaning is kept in words alone', () => {
    const { text } = wordsToKeep({ text: tenMegabytes('Yes. '), html: undefined, files: [] }, ['plan.exe'])
    expect(text).toBe(
      `${'Yes. '.repeat(mailboxLimits.text.max / 5).trim()}\n\n${receivedTexts.cut}\n\n${receivedTexts.notKept}\nplan.exe`,
    )
    expect(wordsToKeep({ text: 'Yes', html: tenMegabytes('<'), files: [] }, [])).toEqual({
      text: 'Yes',
      html: undefined,
    })
  })

  it('of usual length is kept as it is', () => {
    const html = '<p>Sunday at <b>11</b></p>'
    expect(wordsToKeep({ text: 'Sunday at 11', html, files: [] }, [])).toEqual({ text: 'Sunday at 11', html })
    expect(wordsToKeep({ text: '', html, files: [] }, []).text).toBe('Sunday at 11')
  })
})
