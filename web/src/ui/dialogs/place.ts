/** Where on the page something belongs. */
export interface Place {
  x: number
  y: number
}

/** The corner under which what belongs to it opens. */
export const below = (element: Element): Place => {
  const { left, bottom } = element.getBoundingClientRect()
  return { x: left, y: bottom }
}
