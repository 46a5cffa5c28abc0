import type { Browser, Page } from '@playwright/test'

interface TraceEvent {
  name: string
  pid: number
  tid: number
  /** In microseconds: by the clock, and what the processor spent on it. */
  dur?: number
  tdur?: number
  args: { name?: string }
}

interface Task {
  clock: number
  processor: number
}

const categories = ['disabled-by-default-devtools.timeline', '__metadata']

/** What the thread of the page did, task by task, in ms. A busy machine lengthens the clock, not the processor's time. */
function tasksIn(trace: Buffer): Task[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`
  const pages = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(threadOf),
  )
  return traceEvents
    .filter((event) => event.name === 'RunTask' && pages.has(threadOf(event)))
    .map(({ dur = 0, tdur = 0 }) => ({ clock: dur / 1000, processor: tdur / 1000 }))
}

/** The tasks of the page while something is done in it. */
export async function tasksDuring(browser: Browser, page: Page, act: () => Promise<void>): Promise<Task[]> {
  await browser.startTracing(page, { categories })
  await act()
  return tasksIn(await browser.stopTracing())
}
