const drawn = [
  'fill',
  'fill-opacity',
  'opacity',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'vector-effect',
]

/** A drawing that needs no style sheet. Its words are left out: an image does not know the fonts of the page. */
export function standaloneSvg(svg: SVGSVGElement, { width, height }: DOMRect): string {
  const copy = svg.cloneNode(true) as SVGSVGElement
  const copies = [copy, ...copy.querySelectorAll('*')]
  for (const [place, original] of [svg, ...svg.querySelectorAll('*')].entries()) {
    const style = getComputedStyle(original)
    // A style of its own would speak of tokens that an image does not know. One by one: the policy of the page refuses a style as a whole.
    copies[place]?.removeAttribute('style')
    for (const name of drawn) copies[place]?.setAttribute(name, style.getPropertyValue(name))
  }
  for (const words of copy.querySelectorAll('text, title')) words.remove()
  // Twice as large as on the page, as the picture is.
  if (!copy.hasAttribute('viewBox')) copy.setAttribute('viewBox', `0 0 ${width} ${height}`)
  copy.setAttribute('width', String(2 * width))
  copy.setAttribute('height', String(2 * height))
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  return new XMLSerializer().serializeToString(copy)
}
