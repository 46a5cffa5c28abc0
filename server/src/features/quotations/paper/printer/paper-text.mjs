// Breaking texts into lines, and setting lines on a page.
import { inks } from './paper-looks.mjs'

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
/** A long word is first broken after these. */
const joints = /(?<=[-/,;:_@.])/u

const usualLeading = 1.42
const tallLeading = 1.68

export class Typesetter {
  constructor(doc, fonts) {
    this.doc = doc
    this.fonts = fonts
  }

  width(text, style) {
    return this.fonts.width(text, style)
  }

  /** A word that is wider than the column, in pieces that are not. */
  #pieces(word, style, width) {
    if (this.width(word, style) <= width) return [word]
    const parts = word.split(joints)
    const letters = parts.length > 1 ? parts : [...graphemes.segment(word)].map(({ segment }) => segment)
    if (letters.length < 2) return [word]
    const pieces = ['']
    for (const letter of letters) {
      const joined = pieces.at(-1) + letter
      if (pieces.at(-1) === '' || this.width(joined, style) <= width) pieces[pieces.length - 1] = joined
      else pieces.push(letter)
    }
    return pieces.flatMap((piece) => (parts.length > 1 ? this.#pieces(piece, style, width) : [piece]))
  }

  /** The lines of a text in a column; empty lines are kept, but no more than one at a time. */
  lines(text, style, width) {
    const lines = []
    const paragraphs = text
      .replace(/\r\n?/g, '\n')
      .replace(/\t/g, '    ')
      .replace(/\n{3,}/g, '\n\n')
      .trim()
      .split('\n')
    if (paragraphs.length === 1 && paragraphs[0] === '') return []
    const space = this.width(' ', style)
    for (const paragraph of paragraphs) {
      let line = ''
      let used = 0
      for (const word of paragraph.split(/ +/).filter(Boolean))
        this.#pieces(word, style, width).forEach((piece, index) => {
          const own = this.width(piece, style)
          const gap = line === '' || index > 0 ? 0 : space
          if (line !== '' && used + gap + own > width) {
            lines.push(line)
            line = piece
            used = own
          } else {
            line += (gap > 0 ? ' ' : '') + piece
            used += gap + own
          }
        })
      lines.push(line)
    }
    return lines.map((line) => ({ text: line, style, height: this.lineHeight(line, style) }))
  }

  lineHeight(text, { weight, size, leading = usualLeading }) {
    return size * (this.fonts.isTall(text, weight) ? Math.max(leading, tallLeading) : leading)
  }

  /** On one line, with a sign that something is missing where it does not fit. */
  fitted(text, style, width) {
    const line = text.replace(/\s+/g, ' ')
    if (this.width(line, style) <= width) return this.lines(line, style, width)
    const letters = [...graphemes.segment(line)].map(({ segment }) => segment)
    while (letters.length > 0 && this.width(`${letters.join('')}…`, style) > width) letters.pop()
    return this.lines(`${letters.join('').trimEnd()}…`, style, width)
  }

  height(lines) {
    return lines.reduce((sum, { height }) => sum + height, 0)
  }

  /** Lines below each other; says where the next thing begins. */
  place(lines, x, y, { width = 0, align = 'left' } = {}) {
    let top = y
    for (const { text, style, height } of lines) {
      const room = width - this.width(text, style)
      const left = align === 'right' ? x + room : align === 'center' ? x + room / 2 : x
      // The small letters stand in the middle of the line; what a script needs more goes below, so that cells line up.
      const baseline = top + (style.size * (style.leading ?? usualLeading)) / 2 + style.size * 0.36
      if (text !== '') this.fonts.draw(text, left, baseline, { colour: inks.ink, ...style })
      top += height
    }
    return top
  }

  rule(x, y, width, { colour = inks.line, thickness = 0.5 } = {}) {
    this.doc
      .save()
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(thickness)
      .strokeColor(colour)
      .stroke()
      .restore()
  }
}
