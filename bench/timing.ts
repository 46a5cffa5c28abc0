export const median = (times: number[]): number => {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** In milliseconds, with the answer. */
export async function timed<T>(work: () => Promise<T>): Promise<{ ms: number; answer: T }> {
  const start = performance.now()
  const answer = await work()
  return { ms: performance.now() - start, answer }
}
