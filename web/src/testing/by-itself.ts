/** For what a page does by itself and a test sees at that very moment: React need not be told that it was expected. */
export async function byItself<T>(work: () => T | Promise<T>): Promise<T> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  try {
    return await work()
  } finally {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  }
}
