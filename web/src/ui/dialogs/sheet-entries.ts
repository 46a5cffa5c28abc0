import { steps } from './steps'

/**
 * What is open over the page of a phone has an entry of its own in the history of the browser, so that Back closes it
 * (ADR-117). The page does not know these entries: they go before it writes into the history, and come again if that
 * leaves something open.
 */
interface EntryState {
  /** What the router counts its own entries by. */
  idx?: number
  /** How many are open over the page at this entry. */
  sheets?: number
}

const { history } = window
const push = history.pushState.bind(history)
const replace = history.replaceState.bind(history)
const go = history.go.bind(history)

const stateNow = () => history.state as EntryState | null
const entries = () => stateNow()?.sheets ?? 0

/** What is open closes by these, the lowest first. */
const open: (() => void)[] = []
const here = () => ({ idx: stateNow()?.idx, sheets: entries() })
/** Where one was last. */
let last = here()
/** The browser goes to another entry and will say when it is there. */
let isMoving = false
/** So does the page itself, perhaps to where nobody says anything. */
let isLeaving = false
const waiting: (() => void)[] = []

function move(steps: number) {
  isMoving = true
  go(steps)
}

/** As many entries as are open. */
function settle() {
  if (isMoving || isLeaving) return
  const count = entries()
  if (count > open.length) move(open.length - count)
  for (let next = count + 1; next <= open.length; next += 1) push({ ...stateNow(), sheets: next }, '')
  last = here()
}

/** When the page has drawn what comes of it: one may close as another opens, or it may ask and stay. */
const settleSoon = () => void setTimeout(settle)

function write(work: () => void) {
  if (!isMoving && entries() > 0) move(-entries())
  if (isMoving) return void waiting.push(() => write(work))
  work()
  isLeaving = false
  last = here()
  settleSoon()
}

history.pushState = (...args) => write(() => push(...args))
history.replaceState = (...args) => write(() => replace(...args))
history.go = (steps = 0) => {
  if (isMoving) return void waiting.push(() => history.go(steps))
  isLeaving = true
  go(steps < 0 ? steps - entries() : steps)
}

function arrive(event: PopStateEvent) {
  const isOurs = isMoving
  isMoving = false
  isLeaving = false
  const { idx, sheets } = here()
  if (idx === last.idx && sheets !== last.sheets) {
    event.stopImmediatePropagation()
    if (!isOurs) for (const close of open.slice(sheets).reverse()) close()
  }
  last = { idx, sheets }
  for (const work of waiting.splice(0)) work()
  settleSoon()
}

// Before the router, which need not know what does not change its page.
steps.hear = arrive
// An entry may have outlived what was open: the page was loaded again.
settleSoon()

/** Back closes it from now on, until the function returned is called. */
export function addEntry(close: () => void): () => void {
  open.push(close)
  settleSoon()
  return () => {
    open.splice(open.indexOf(close), 1)
    settleSoon()
  }
}
