import { vi } from 'vitest'

/** jsdom lays nothing out; lists that show what is in sight need to know how much that is. */
export function giveElementsHeight(height = 800) {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(height)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(height)
}

/** A screen of this width, as far as media queries ask for it. */
export function setScreenWidth(width: number) {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const limit = Number(/max-width:\s*(\d+)px/.exec(query)?.[1] ?? Number.NaN)
    return {
      matches: width <= limit,
      media: query,
      addEventListener: () => {},
      removeEventListener: () => {},
    } as unknown as MediaQueryList
  })
}
