import reactModule from 'react'

// The tests run the React of the product, which is quicker than the one for development and has no `act`: this one
// does what testing-library needs of it. When it is over, everything that was asked for is on the page.

/** What React has put off, oldest first. It asks how to do that when it is loaded, so it is loaded here. */
const putOff = new Set<() => void>()

/** Puts work off as before, unless it is done earlier. */
const noting =
  <T>(original: (work: () => void) => T) =>
  (work: () => void): T => {
    putOff.add(work)
    return original(() => {
      if (putOff.delete(work)) work()
    })
  }

function doWhatWasPutOff(): void {
  for (const work of putOff) {
    putOff.delete(work)
    work()
  }
}

const { setTimeout: later, setImmediate, queueMicrotask } = globalThis

if (!('act' in reactModule)) {
  Object.assign(globalThis, { setImmediate: noting(setImmediate), queueMicrotask: noting(queueMicrotask) })
  await import('react-dom/client')
  Object.assign(globalThis, { setImmediate, queueMicrotask })
  const { flushSync } = await import('react-dom')

  const flush = <T>(work: () => T): T => {
    const result = flushSync(work)
    doWhatWasPutOff()
    return result
  }
  const settle = async (underWay: Promise<unknown>) => {
    const result = await underWay
    await new Promise((done) => later(done))
    return flush(() => result)
  }
  const act = (work: () => unknown): Promise<unknown> => {
    const result = flush(work)
    return result instanceof Promise ? settle(result) : Promise.resolve(result)
  }
  Object.assign(reactModule, { act })
}
