import { act, fireEvent } from '@testing-library/react'
import { vi } from 'vitest'
import { toastStore } from '../ui/toasts/toast'

// Asked of every element of a page, many times: the engine for selectors would take half of the time.

const used = new Set(['button', 'input', 'textarea', 'select'])
const usedByRole = new Set(['tab', 'menuitem', 'option', 'slider'])
const layers = new Set(['dialog', 'menu', 'listbox'])
const roleOf = (element: Element) => element.getAttribute('role') ?? ''

const isControl = (element: Element) =>
  used.has(element.localName) ||
  (element.localName === 'a' && element.hasAttribute('href')) ||
  usedByRole.has(roleOf(element))

const notTyped = new Set(['checkbox', 'radio', 'file'])
const isTypedInto = (element: HTMLElement) =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement &&
    !notTyped.has(element.type) &&
    !element.readOnly &&
    roleOf(element) !== 'combobox')

const isOff = (element: Element) =>
  (element as HTMLButtonElement).disabled === true ||
  element.getAttribute('aria-disabled') === 'true' ||
  element.getAttribute('type') === 'hidden'

function isOutOfSight(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement)
    if (
      at.hasAttribute('hidden') ||
      at.hasAttribute('inert') ||
      at.getAttribute('aria-hidden') === 'true' ||
      (at as HTMLElement).style?.display === 'none'
    )
      return true
  return false
}

/** Of a list, the first few: the others are alike, and there are 244 countries. */
const isFurtherOption = (element: Element) =>
  roleOf(element) === 'option' &&
  element.previousElementSibling?.previousElementSibling?.previousElementSibling != null

const isUsable = (element: Element) => !isOff(element) && !isOutOfSight(element)

/** Figures come with the answers, so they do not count. */
const words = (text: string) => text.replace(/[\s\d.,–]+/g, ' ').trim()

function nameOf(element: Element): string {
  const labelledBy = element.getAttribute('aria-labelledby')
  const label =
    element.getAttribute('aria-label') ||
    (labelledBy && document.getElementById(labelledBy)?.textContent) ||
    (element as HTMLInputElement).labels?.[0]?.textContent ||
    element.getAttribute('placeholder') ||
    element.textContent
  return words(label ?? '')
}

/** Those with the same look in the same place do the same: the links of a menu, the tiles of a row. */
const kindOf = (element: HTMLElement) =>
  [
    element.localName,
    element.className,
    element.dataset.variant,
    element.parentElement?.className,
    ...[...element.getElementsByTagName('svg')].map((icon) => icon.getAttribute('class')),
  ].join()

/** The card in which it stands: another one that is drawn later, with the same look, is not taken for it. */
const cardOf = (element: HTMLElement): string => {
  const card = element.closest('section[aria-labelledby]')
  return words(document.getElementById(card?.getAttribute('aria-labelledby') ?? '')?.textContent ?? '')
}

export interface Control {
  element: HTMLElement
  /** What it is called, among all of the page. */
  key: string
  kind: string
  /** Its look, its place and which of those alike it is: tells it from all others, whatever it is called by then. */
  id: string
}

/** What can be used within a part of the page, in its order. */
export function controlsIn(place: ParentNode): Control[] {
  const met = new Map<string, number>()
  const nth = (name: string) => {
    met.set(name, (met.get(name) ?? 0) + 1)
    return `${name} ${met.get(name)}`
  }
  const found = [...place.querySelectorAll<HTMLElement>('*')].filter(
    (element) => isControl(element) && !isFurtherOption(element) && isUsable(element),
  )
  return found.map((element) => {
    const type = element.getAttribute('role') ?? element.getAttribute('type') ?? element.localName
    const kind = kindOf(element)
    return { element, key: nth(`${type} ${nameOf(element)}`), kind, id: nth(`${kind} ${cardOf(element)}`) }
  })
}

/** As `use` found it: what is open is closed, what was typed is taken back, the focus is nowhere. */
export async function undo(element: HTMLElement, before: string) {
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
  if (isTypedInto(element)) fireEvent.change(element, { target: { value: before } })
  // What closes gives the focus back a little later.
  await settle()
  act(() => (document.activeElement as HTMLElement | null)?.blur())
  await settle()
}

/** Clicks, as a pointer does it; types where something can be typed. */
export function use(element: HTMLElement) {
  fireEvent.pointerDown(element)
  fireEvent.mouseDown(element)
  act(() => element.focus())
  fireEvent.pointerUp(element)
  fireEvent.mouseUp(element)
  fireEvent.click(element)
  if (isTypedInto(element)) fireEvent.change(element, { target: { value: 'typed' } })
}

/** Until nothing on the page has changed for a while. */
export async function settle() {
  let changes = 0
  const observer = new MutationObserver(() => {
    changes += 1
  })
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  for (let quiet = 0, rounds = 0; quiet < 4 && rounds < 200; rounds += 1) {
    const before = changes
    await act(async () => {
      await vi.dynamicImportSettled()
      await new Promise((done) => setTimeout(done, 2))
    })
    quiet = changes === before ? quiet + 1 : 0
  }
  observer.disconnect()
}

const states = ['aria-expanded', 'aria-checked', 'aria-selected', 'aria-pressed']

function stateOf(element: HTMLElement): string {
  const said = states.map((name) => element.getAttribute(name) ?? '')
  const { value, checked } = element as HTMLInputElement
  return [...said, value, checked].join()
}

/** Every control with its state: tells whether a page is as it was. */
export const stateOfPage = () => controlsIn(document).map(({ key, element }) => `${key} ${stateOf(element)}`)

/** What somebody finds who has used a control: its state, what is open and what is in it, the focus, what is said. */
export function whatIsThere(id: string) {
  const all = controlsIn(document)
  const used = all.find((one) => one.id === id)
  const open = [...document.querySelectorAll('*')].filter(
    (element) => layers.has(roleOf(element)) && isUsable(element),
  )
  return {
    control: used ? stateOf(used.element) : 'gone',
    open: open.map((layer) => [nameOf(layer), ...controlsIn(layer).map((one) => one.key)].join(' | ')),
    focus: all.find(({ element }) => element === document.activeElement)?.key,
    said: toastStore.read().map(({ text }) => text),
  }
}
