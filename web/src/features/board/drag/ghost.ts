import classes from './drag.module.css'

export interface Ghost {
  moveTo: (x: number, y: number) => void
  remove: () => void
}

/** The card under the pointer: a copy that is above everything and is moved without redrawing the page. */
export function raiseGhost(card: HTMLElement, grabbed: { x: number; y: number }): Ghost {
  const { left, top, width, height } = card.getBoundingClientRect()
  const ghost = card.cloneNode(true) as HTMLElement
  for (const part of [ghost, ...ghost.querySelectorAll('[id]')]) part.removeAttribute('id')
  for (const name of ['data-card', 'data-lifted', 'tabindex']) ghost.removeAttribute(name)
  ghost.setAttribute('aria-hidden', 'true')
  for (const button of ghost.querySelectorAll('button')) button.tabIndex = -1
  ghost.classList.add(classes.ghost ?? '')
  ghost.style.width = `${width}px`
  ghost.style.height = `${height}px`
  const place = (x: number, y: number) => {
    ghost.style.transform = `translate3d(${x - grabbed.x + left}px, ${y - grabbed.y + top}px, 0) rotate(1.2deg)`
  }
  place(grabbed.x, grabbed.y)
  document.body.append(ghost)
  return { moveTo: place, remove: () => ghost.remove() }
}
