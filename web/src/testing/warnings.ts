import { format } from 'node:util'
import { afterEach } from 'vitest'

// Whatever React or a library has to complain about fails the test in which it does. React says most things once in
// a run: the first test that shows the fault is the one that fails.

const complaints: string[] = []
for (const level of ['error', 'warn'] as const)
  console[level] = (...words: unknown[]) => void complaints.push(format(...words))

afterEach(() => {
  const all = complaints.splice(0)
  if (all.length > 0) throw new Error(all.join('\n\n'))
})
