// The selectors that testing-library, menus and selects ask for all the time: the engine for selectors takes several
// times as long for them. It still answers all others.

/** Every element within a place, in the order of the page. */
function everythingIn(place: Node): Element[] {
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_ELEMENT)
  const found: Element[] = []
  while (walker.nextNode()) found.push(walker.currentNode as Element)
  return found
}

/** Asked of every element that a menu is placed beside or a text is looked for in. */
const asked = new Map<string, (element: Element) => boolean>([
  [':popover-open', () => false],
  [':modal', () => false],
  ['script, style', ({ localName }) => localName === 'script' || localName === 'style'],
  [
    'input[type=submit], input[type=button], input[type=reset]',
    (element) =>
      element.localName === 'input' && /^(submit|button|reset)$/.test((element as HTMLInputElement).type),
  ],
])

/** The name of the elements that one simple selector is about: to know the role of an element, sixty are asked. */
const names = new Map<string, string>()
const oneName = /^([a-z][a-z0-9]*)(?=[[:]|$)[^\s,>+~|()\\]*(?::not\([^\s,>+~|()\\]*\)[^\s,>+~|()\\]*)*$/
function nameIn(selector: string): string {
  const name = names.get(selector) ?? oneName.exec(selector)?.[1] ?? ''
  names.set(selector, name)
  return name
}

/** Whether a selector is about an element; nothing where the engine has to be asked. */
export function quickMatch(element: Element, selector: string): boolean | undefined {
  const known = asked.get(selector)
  if (known) return known(element)
  const name = nameIn(selector)
  return name && element.localName !== name ? false : undefined
}

/** Of a role, said or by the name of the element. */
function ofRole(selector: string): ((element: Element) => boolean) | undefined {
  const [, role = '', rest = ''] = /^\*\[role~="([a-z]+)"\]((?:,[a-z][a-z0-9]*)*)$/.exec(selector) ?? []
  if (!role) return undefined
  const byName = new Set(rest.split(','))
  return (element) =>
    byName.has(element.localName) || (element.getAttribute('role')?.split(/\s+/).includes(role) ?? false)
}

/** With an attribute, in the list that has an id. */
function inList(selector: string): ((element: Element) => boolean) | undefined {
  const [, id = '', attribute = ''] = /^#([a-zA-Z][\w-]*) \[([a-z][a-z-]*)\]$/.exec(selector) ?? []
  if (!id) return undefined
  const isIn = (element: Element | null): boolean =>
    element !== null && (element.id === id || isIn(element.parentElement))
  return (element) => element.hasAttribute(attribute) && isIn(element.parentElement)
}

/** What a selector is about within a place; nothing where the engine has to be asked. */
export function quickSelect(place: Node, selector: string): Element[] | undefined {
  if (selector === '*') return everythingIn(place)
  const isMeant = ofRole(selector) ?? inList(selector)
  return isMeant && everythingIn(place).filter(isMeant)
}
