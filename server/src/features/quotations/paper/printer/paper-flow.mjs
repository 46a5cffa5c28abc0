// Pages one after the other: what does not fit begins the next one, under a short head.
import { inks, sheetOf, styles } from './paper-looks.mjs'

const { width: pageWidth, height: pageHeight, side, top, bottom } = sheetOf

export class Flow {
  left = side
  width = pageWidth - side * 2
  y = top

  constructor(typesetter, { running, watermark, foot }) {
    this.typesetter = typesetter
    this.running = running
    this.watermark = watermark
    this.foot = foot
  }

  get doc() {
    return this.typesetter.doc
  }

  get room() {
    return pageHeight - bottom - this.y
  }

  /** What a whole page can hold, below its head. */
  get fullRoom() {
    return pageHeight - bottom - top - 30
  }

  /** A little more than nothing is left at the top of a page. */
  get isAtTop() {
    return this.y < top + 46
  }

  newPage() {
    this.doc.addPage()
    this.#drawRunningHead()
  }

  /** True when it had to turn the page. */
  makeRoom(height) {
    if (height <= this.room || this.isAtTop) return false
    this.newPage()
    return true
  }

  space(height) {
    this.y += height
  }

  #drawRunningHead() {
    const { typesetter: set, left, width } = this
    const strong = { ...styles.foot, weight: 600, colour: inks.ink }
    const own = Math.min(set.width(this.running.left, strong) + 1, width / 2)
    const other = width - own - 20
    set.place(set.fitted(this.running.left, strong, own), left, top - 8)
    set.place(set.fitted(this.running.right, styles.foot, other), left + own + 20, top - 8, {
      width: other,
      align: 'right',
    })
    set.rule(left, top + 8, width)
    this.y = top + 22
  }

  #drawWatermark() {
    if (!this.watermark) return
    const { doc, typesetter: set } = this
    const style = { weight: 600, size: 110, colour: inks.ink }
    const wide = set.width(this.watermark, style)
    doc
      .save()
      .fillOpacity(0.055)
      .rotate(-38, { origin: [pageWidth / 2, pageHeight / 2] })
    set.fonts.draw(this.watermark, (pageWidth - wide) / 2, pageHeight / 2 + 40, style)
    doc.restore()
  }

  /** At the end, when it is known how many pages there are. */
  drawFeet() {
    const { doc, typesetter: set, left, width } = this
    const { count } = doc.bufferedPageRange()
    for (let at = 0; at < count; at += 1) {
      doc.switchToPage(at)
      this.#drawWatermark()
      const y = pageHeight - bottom + 18
      set.rule(left, y, width)
      const page = this.foot.page.replace('{page}', String(at + 1)).replace('{pages}', String(count))
      const room = width - set.width(page, styles.foot) - 16
      set.place(set.fitted(this.foot.text, styles.foot, room), left, y + 6)
      set.place(set.lines(page, styles.foot, width), left, y + 6, { width, align: 'right' })
    }
  }
}
