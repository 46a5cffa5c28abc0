import { quickMatch, quickSelect } from './quick-selectors'

// jsdom answers a few questions so thoroughly that they took a quarter of the time of all tests. Here they are answered
// from what can matter where no style sheets are loaded; everything else still goes to jsdom.

const thorough = window.getComputedStyle.bind(window)

const concerned = /display|visibility|pointer-events/

/** jsdom checks every question to its list of sheets, so what is behind the list is asked. */
const [behind = Symbol()] = Object.getOwnPropertySymbols(document.styleSheets)
const sheets: { _list: object[] } = Reflect.get(document.styleSheets, behind)
const sheetsKnown = new WeakMap<object, boolean>()
const concernsUs = (sheet: object, place: number): boolean => {
  const does =
    sheetsKnown.get(sheet) ?? concerned.test(document.styleSheets[place]?.ownerNode?.textContent ?? '')
  sheetsKnown.set(sheet, does)
  return does
}
const isStyled = () => sheets._list.some(concernsUs)

/** Most elements have none, and to ask it is slow. */
const styleOf = (element: Element): CSSStyleDeclaration | undefined =>
  element.hasAttribute('style') ? (element as HTMLElement).style : undefined

function inherited(element: Element, name: 'visibility' | 'pointerEvents', initial: string): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const own = styleOf(at)?.[name]
    if (own && own !== 'inherit' && own !== 'unset') return own === 'initial' ? initial : own
  }
  return initial
}

/** By the name of the element, for those where nothing else decides. */
const displays = new Map<string, string>()
const hasMoreRules = /^(dialog|details|summary)$/
function displayOf(element: Element): string {
  const { localName } = element
  const own = styleOf(element)?.display
  if (own) return own
  if (element.hasAttribute('hidden')) return 'none'
  if (localName === 'input') return (element as HTMLInputElement).type === 'hidden' ? 'none' : 'inline-block'
  if (hasMoreRules.test(localName)) return thorough(element).display
  const display = displays.get(localName) ?? thorough(element).display
  displays.set(localName, display)
  return display
}

const pointerEventsOf = (element: Element) => inherited(element, 'pointerEvents', 'auto')
const decided = new Map<string | symbol, (element: Element) => string>([
  ['display', displayOf],
  ['visibility', (element) => inherited(element, 'visibility', 'visible')],
  ['pointerEvents', pointerEventsOf],
  ['pointer-events', pointerEventsOf],
])
/** What a property is where the element itself says nothing; those that place menus and tooltips ask for these. */
const initial = new Map<string | symbol, string>([
  ['position', 'static'],
  ['overflow', 'visible'],
  ['overflowX', 'visible'],
  ['overflowY', 'visible'],
  ['direction', 'ltr'],
])

/** Nothing is laid out and no style sheet is loaded: what the element itself says is all there is. */
function computedStyle(element: Element, pseudo?: string | null): CSSStyleDeclaration {
  if (pseudo || isStyled()) return thorough(element, pseudo)
  const own = styleOf(element)
  const read = (name: string | symbol) =>
    decided.get(name)?.(element) ?? ((own && Reflect.get(own, name)) || initial.get(name) || '')
  const getPropertyValue = (name: string) =>
    decided.get(name)?.(element) ?? (own?.getPropertyValue(name) || initial.get(name) || '')
  return new Proxy({} as CSSStyleDeclaration, {
    get: (_, name) => (name === 'getPropertyValue' ? getPropertyValue : read(name)),
  })
}

/** jsdom asks every node of the page, for each field. */
const labelsOf = (field: HTMLElement): HTMLLabelElement[] =>
  [...document.getElementsByTagName('label')].filter((label) => {
    const mayBe = label.htmlFor ? label.htmlFor === field.id : label.contains(field)
    return mayBe && label.control === field
  })

function install() {
  window.getComputedStyle = computedStyle
  globalThis.getComputedStyle = computedStyle
  for (const { prototype } of [HTMLInputElement, HTMLButtonElement, HTMLSelectElement, HTMLTextAreaElement])
    Object.defineProperty(prototype, 'labels', {
      configurable: true,
      get(this: HTMLInputElement) {
        return this.type === 'hidden' ? null : labelsOf(this)
      },
    })
  const { matches } = Element.prototype
  Element.prototype.matches = function (this: Element, selector: string) {
    return quickMatch(this, selector) ?? matches.call(this, selector)
  } as typeof matches
  for (const { prototype } of [Element, Document]) {
    const { querySelector, querySelectorAll } = prototype
    prototype.querySelector = function (this: Element | Document, selector: string) {
      const found = quickSelect(this, selector)
      return found ? (found[0] ?? null) : querySelector.call(this, selector)
    } as typeof querySelector
    prototype.querySelectorAll = function (this: Element | Document, selector: string) {
      return quickSelect(this, selector) ?? querySelectorAll.call(this, selector)
    } as typeof querySelectorAll
  }
}

// Once: the files of a worker share the page.
if (!('isQuick' in document)) {
  install()
  Object.assign(document, { isQuick: true })
}
