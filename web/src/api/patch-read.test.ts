import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { patchRead } from './patch-read'

const queryKey = ['quotation']
const meta = { about: [], follow: undefined }

/** Reads that are answered by the test, in the order in which they began. */
function openReads() {
  const answers: ((value: string) => void)[] = []
  const queries = new QueryClient()
  const observer = new QueryObserver(queries, {
    queryKey,
    meta,
    queryFn: () => new Promise<string>((resolve) => answers.push(resolve)),
  })
  const stop = observer.subscribe(() => {})
  // A busy machine is slow, not wrong.
  const patient = { timeout: 30_000 }
  const begun = (count: number) => vi.waitFor(() => expect(answers).toHaveLength(count), patient)
  const shows = (text: string) => vi.waitFor(() => expect(queries.getQueryData(queryKey)).toBe(text), patient)
  return { queries, answers, begun, shows, stop }
}

it('a read that began before the change does not bring the former state back', async () => {
  const { queries, answers, begun, shows, stop } = openReads()
  await begun(1)
  answers[0]?.('sent')
  await shows('sent')
  void queries.invalidateQueries({ queryKey })
  await begun(2)
  await patchRead(queries, queryKey, () => 'changed since')
  await begun(3)
  answers[1]?.('sent')
  await shows('changed since')
  answers[2]?.('changed since, and seen')
  await shows('changed since, and seen')
  stop()
})

it('nothing is read again where nothing was on its way', async () => {
  const { queries, answers, begun, shows, stop } = openReads()
  await begun(1)
  answers[0]?.('sent')
  await shows('sent')
  await patchRead(queries, queryKey, () => 'changed since')
  await shows('changed since')
  expect(answers).toHaveLength(1)
  stop()
})
