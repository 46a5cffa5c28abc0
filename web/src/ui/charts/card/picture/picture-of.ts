import { paintText } from './paint-text'
import { standaloneSvg } from './standalone-svg'

const scale = 2
const margin = 16

/** What is on the page as a PNG: in its colours and fonts, without what has `data-unpainted`. */
export async function pictureOf(frame: HTMLElement): Promise<Blob> {
  await document.fonts.ready
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  const origin = frame.getBoundingClientRect()
  const hidden = [...frame.querySelectorAll<HTMLElement>('[data-scrolls]')].map(unscrolled)
  const right = Math.max(0, ...hidden.map(({ right }) => right))
  const below = Math.max(0, ...hidden.map(({ below }) => below))
  canvas.width = Math.ceil(scale * (origin.width + right + 2 * margin))
  canvas.height = Math.ceil(scale * (origin.height + below + 2 * margin))
  context.fillStyle = getComputedStyle(frame.parentElement ?? frame).backgroundColor
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.scale(scale, scale)
  context.translate(margin - origin.left, margin - origin.top)
  await paint(frame, context)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  )
}

/** A table that scrolls is painted as a whole. */
function unscrolled(place: HTMLElement) {
  place.scrollTo(0, 0)
  return {
    right: place.scrollWidth - place.clientWidth,
    below: place.scrollHeight - place.clientHeight,
  }
}

async function paint(element: Element, context: CanvasRenderingContext2D): Promise<void> {
  const box = element.getBoundingClientRect()
  // Also what is there only to be read out, which is a pixel large.
  if (element.matches('[data-unpainted]') || box.width <= 1 || box.height <= 1) return
  if (element instanceof SVGSVGElement) return paintSvg(element, box, context)
  paintBox(element, box, context)
  for (const child of element.childNodes) {
    if (child instanceof Text) paintText(child, context)
    else if (child instanceof Element) await paint(child, context)
  }
}

function paintBox(element: Element, box: DOMRect, context: CanvasRenderingContext2D) {
  const style = getComputedStyle(element)
  context.fillStyle = style.backgroundColor
  context.beginPath()
  context.roundRect(
    box.left,
    box.top,
    box.width,
    box.height,
    Number.parseFloat(style.borderTopLeftRadius) || 0,
  )
  context.fill()
  const line = Number.parseFloat(style.borderBottomWidth)
  if (!line) return
  context.fillStyle = style.borderBottomColor
  context.fillRect(box.left, box.bottom - line, box.width, line)
}

async function paintSvg(svg: SVGSVGElement, box: DOMRect, context: CanvasRenderingContext2D) {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(standaloneSvg(svg, box))}`
  await image.decode()
  context.drawImage(image, box.left, box.top, box.width, box.height)
  for (const words of svg.querySelectorAll('text'))
    for (const child of words.childNodes) if (child instanceof Text) paintText(child, context)
}
