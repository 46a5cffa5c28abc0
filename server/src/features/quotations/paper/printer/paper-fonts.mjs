// The letters of a paper: one family for all scripts of India, shaped by HarfBuzz, so that what a client reads is spelt
// as in a browser. Plain JavaScript, as everything here: the build copies it next to the bundle unchanged.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import * as hb from 'harfbuzzjs'
import { asOpenType } from './paper-woff.mjs'

const require = createRequire(import.meta.url)

/** Latin has the figures; the sign of the rupee is in its second file. */
const latin = ['latin', 'latin-ext', 'vietnamese', 'greek', 'cyrillic'].map((part) => ['noto-sans', part])
/** In the order of Unicode, which gives each of them a block of 128. */
const scripts = 'devanagari bengali gurmukhi gujarati oriya tamil telugu kannada malayalam'.split(' ')
const indian = scripts.map((script) => [`noto-sans-${script}`, script])
const files = [...latin, ...indian]

const blockSize = 128
const firstBlock = 0x900 / blockSize

/** Where a letter may be: its own script, or any of the parts of Latin. */
function placesOf(code) {
  const script = Math.floor(code / blockSize) - firstBlock
  const everywhere = latin.map((_, at) => at)
  return script >= 0 && script < indian.length ? [latin.length + script] : everywhere
}

/** Emoji, their modifiers and other signs that no letter needs: left out instead of a box. */
const leftOut =
  /\p{So}|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\p{Variation_Selector}|\p{Default_Ignorable_Code_Point}/u
const invisible = /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\u00ad]/gu

/** The font's own `layout` replaced: pdfkit asks it for the glyphs of each word. */
function shapedBy(font, bytes) {
  const shaper = new hb.Font(new hb.Face(new hb.Blob(bytes)))
  font.layout = (text) => {
    const buffer = new hb.Buffer()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    hb.shape(shaper, buffer)
    const infos = buffer.getGlyphInfos()
    const placed = buffer.getGlyphPositions()
    const starts = [...new Set(infos.map(({ cluster }) => cluster)), text.length].sort((a, b) => a - b)
    const seen = new Set()
    const glyphs = infos.map(({ codepoint, cluster }) => {
      const end = starts[starts.indexOf(cluster) + 1] ?? text.length
      const letters = seen.has(cluster)
        ? []
        : [...text.slice(cluster, end)].map((letter) => letter.codePointAt(0))
      seen.add(cluster)
      return font.getGlyph(codepoint, letters)
    })
    const positions = placed.map(({ xAdvance, yAdvance, xOffset, yOffset }) => ({
      xAdvance,
      yAdvance,
      xOffset,
      yOffset,
    }))
    return {
      glyphs,
      positions,
      get advanceWidth() {
        return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0)
      },
    }
  }
}

/** Opens the files of a weight as they are needed. */
export class Fonts {
  #doc
  #open = new Map()
  #widths = new Map()
  #runs = new Map()

  constructor(doc) {
    this.#doc = doc
  }

  #font(weight, at) {
    const name = `${weight}/${at}`
    const known = this.#open.get(name)
    if (known) return known
    const [family, part] = files[at]
    const file = require.resolve(`@fontsource/${family}/files/${family}-${part}-${weight}-normal.woff`)
    const bytes = asOpenType(readFileSync(file))
    this.#doc.registerFont(name, bytes).font(name)
    const { font } = this.#doc._font
    shapedBy(font, bytes)
    const opened = { name, isIndian: at >= latin.length, has: (code) => font.hasGlyphForCodePoint(code) }
    this.#open.set(name, opened)
    return opened
  }

  #fontFor(weight, code, current) {
    if (current?.has(code)) return current
    for (const at of placesOf(code)) {
      const font = this.#font(weight, at)
      if (font.has(code)) return font
    }
    return undefined
  }

  /** The text in pieces of one font each. */
  runs(text, weight) {
    const key = `${weight} ${text}`
    const known = this.#runs.get(key)
    if (known) return known
    const runs = []
    for (const letter of text.replace(invisible, '').normalize('NFC')) {
      const last = runs.at(-1)
      const font = this.#fontFor(weight, letter.codePointAt(0), last?.font)
      if (!font && leftOut.test(letter)) continue
      const used = font ?? this.#font(weight, 0)
      if (last && last.font === used) last.text += letter
      else runs.push({ font: used, text: letter })
    }
    this.#runs.set(key, runs)
    return runs
  }

  width(text, { weight, size }) {
    const key = `${weight} ${text}`
    let width = this.#widths.get(key)
    if (width === undefined) {
      width = this.runs(text, weight).reduce(
        (sum, run) => sum + this.#doc.font(run.font.name).fontSize(1000).widthOfString(run.text),
        0,
      )
      this.#widths.set(key, width)
    }
    return (width * size) / 1000
  }

  /** Some scripts stack signs above and below the line. */
  isTall(text, weight) {
    return this.runs(text, weight).some(({ font }) => font.isIndian)
  }

  /** One line, from its left end, on its baseline. */
  draw(text, x, baseline, { weight, size, colour }) {
    let at = x
    for (const { font, text: piece } of this.runs(text, weight)) {
      const doc = this.#doc.font(font.name).fontSize(size).fillColor(colour)
      const width = doc.widthOfString(piece)
      const write = () => doc.text(piece, at, baseline, { lineBreak: false, baseline: 'alphabetic' })
      if (font.isIndian) this.#saying(piece, write)
      else write()
      at += width
    }
  }

  /**
   * Glyphs that were joined or moved do not tell their letters: whoever searches or copies gets the text itself. Some readers
   * place it by the axes at its end, so it ends in those of the glyphs.
   */
  #saying(text, write) {
    const doc = this.#doc
    const turned = () => doc.save().transform(1, 0, 0, -1, 0, doc.page.height)
    turned().markContent('Span', { actual: text })
    turned()
    write()
    doc.restore().endMarkedContent().restore()
  }
}
