/** Repeats some work, with a pause after each run. Stopping waits for the current run. */
export function repeat(pauseMs: number, work: () => Promise<void>): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined
  let current = Promise.resolve()
  let isStopped = false
  const plan = () => {
    timer = setTimeout(() => {
      current = work().then(() => {
        if (!isStopped) plan()
      })
    }, pauseMs).unref()
  }
  plan()
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await current
  }
}
