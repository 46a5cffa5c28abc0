// jsdom answers a few questions so thoroughly that they took a quarter of the time of all tests. Here they are answered
// from what can matter where no style sheets are loaded; everything else still goes to jsdom.

const thorough = window.getComputedStyle.bind(window)

const concerned = /display|visibility|pointer-events/
const sheetsKnown = new WeakMap<CSSStyleSheet, boolean>()
function concernsUs(sheet: CSSStyleSheet): boolean {
  const does = sheetsKnown.get(sheet) ?? concerned.test(sheet.ownerNode?.textContent ?? '')
  sheetsKnown.set(sheet, does)
  return does
}

/** How many there are, mostly none. jsdom checks every question to its list, so what is behind the list is asked. */
const [behind = Symbol()] = Object.getOwnPropertySymbols(document.styleSheets)
const sheets: { length: number } = Reflect.get(document.styleSheets, behind)
const isStyled = () => sheets.length > 0 && [...document.styleSheets].some(concernsUs)

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

/** What most queries of testing-library begin with; the engine for selectors is slow at it. */
function everythingIn(place: Node): Element[] {
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_ELEMENT)
  const found: Element[] = []
  while (walker.nextNode()) found.push(walker.currentNode as Element)
  return found
}

/** Asked of every element that a menu is placed beside or a text is looked for in. */
const quickMatches = new Map<string, (element: Element) => boolean>([
  [':popover-open', () => false],
  [':modal', () => false],
  ['script, style', ({ localName }) => localName === 'script' || localName === 'style'],
  [
    'input[type=submit], input[type=button], input[type=reset]',
    (element) =>
      element.localName === 'input' && /^(submit|button|reset)$/.test((element as HTMLInputElement).type),
  ],
])

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
    return quickMatches.get(selector)?.(this) ?? matches.call(this, selector)
  } as typeof matches
  for (const { prototype } of [Element, Document]) {
    const select = prototype.querySelectorAll
    prototype.querySelectorAll = function (this: Element | Document, selector: string) {
      return selector === '*' ? everythingIn(this) : select.call(this, selector)
    } as typeof select
  }
}

// Once: the files of a worker share the page.
if (!('isQuick' in document)) {
  install()
  Object.assign(document, { isQuick: true })
}
