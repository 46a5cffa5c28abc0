interface Line {
  text: string
  box: DOMRect
}

/** Writes a text of the page where it is, line by line, in its own font; a cut one ends in dots. */
export function paintText(node: Text, context: CanvasRenderingContext2D) {
  const parent = node.parentElement
  if (!parent || !node.data.trim()) return
  const style = getComputedStyle(parent)
  const isDrawn = parent instanceof SVGElement
  context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
  context.fillStyle = isDrawn ? style.fill : style.color
  context.textBaseline = 'alphabetic'
  const side = sideOf(isDrawn ? style.textAnchor : style.textAlign)
  context.textAlign = side
  const end =
    style.textOverflow === 'ellipsis' ? parent.getBoundingClientRect().right : Number.POSITIVE_INFINITY
  for (const { text, box } of linesOf(node)) {
    const words = box.right > end + 1 ? cutTo(end - box.left, text, context) : text
    const { fontBoundingBoxAscent: above, fontBoundingBoxDescent: below } = context.measureText(words)
    const x = { left: box.left, center: (box.left + box.right) / 2, right: box.right }[side]
    context.fillText(words, x, box.top + (box.height - above - below) / 2 + above)
  }
}

/** Figures are as wide on the page as they are equal; here they are not, so they are kept to their side. */
function sideOf(alignment: string): 'left' | 'center' | 'right' {
  if (alignment === 'middle' || alignment === 'center') return 'center'
  return alignment === 'end' || alignment === 'right' ? 'right' : 'left'
}

function linesOf(node: Text): Line[] {
  const range = document.createRange()
  const lines: Line[] = []
  for (const { 0: word, index } of node.data.matchAll(/\S+/g)) {
    range.setStart(node, index)
    range.setEnd(node, index + word.length)
    const box = range.getBoundingClientRect()
    const last = lines.at(-1)
    if (last && Math.abs(last.box.top - box.top) < box.height / 2) {
      last.text += ` ${word}`
      last.box = new DOMRect(last.box.left, last.box.top, box.right - last.box.left, last.box.height)
    } else lines.push({ text: word, box })
  }
  return lines
}

function cutTo(width: number, text: string, context: CanvasRenderingContext2D): string {
  let length = text.length
  while (length > 0 && context.measureText(`${text.slice(0, length)}…`).width > width) length -= 1
  return `${text.slice(0, length).trimEnd()}…`
}
