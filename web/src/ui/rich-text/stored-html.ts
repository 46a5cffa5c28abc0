/** The editor needs an element around a place; a mail has only the words. */
export const placeMark = 'data-place'
const marked = new RegExp(`<span ${placeMark}="[^"]*">([^<]*)</span>`, 'g')

/** An empty line has no height in a mail unless something is in it; in the editor it would be two. */
export const toStored = (html: string): string =>
  html.replaceAll(marked, '$1').replaceAll('<p></p>', '<p><br></p>')
export const fromStored = (html: string): string => html.replaceAll(/<p><br\s*\/?><\/p>/g, '<p></p>')

/** Of what is pasted only our own pictures stay: others could not be shown, or would tell a stranger who reads the mail. */
export function withoutForeignPictures(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const picture of page.querySelectorAll('img'))
    if (!isOurs(picture.getAttribute('src') ?? '')) picture.remove()
  return page.body.innerHTML
}

function isOurs(address: string): boolean {
  try {
    return new URL(address, location.href).origin === location.origin
  } catch {
    return false
  }
}
