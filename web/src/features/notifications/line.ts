/** A part of a notification, plain or bold. */
interface LinePiece {
  text: string
  isBold: boolean
}

/** The text of a notification, read by the browser in a page of its own, where nothing runs or loads. Bold is all that is kept (C-139). */
export function readLine(html: string): LinePiece[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const unspoken of body.querySelectorAll('script, style, template')) unspoken.remove()
  const texts = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  const pieces: LinePiece[] = []
  while (texts.nextNode()) {
    const { textContent, parentElement } = texts.currentNode
    const isBold = parentElement?.closest('b, strong') != null
    pieces.push({ text: (textContent ?? '').replace(/\s+/g, ' '), isBold })
  }
  return pieces
}
