import { lazy, type ReactNode, Suspense, useLayoutEffect, useRef, useState } from 'react'
import classes from './bulk.module.css'
import { mayHaveChats } from './chats/kept-mark'
import type { OpenDialog } from './open-dialog'
import type { Selection } from './use-selection'

const SelectionBar = lazy(() =>
  import('./selection-bar').then((module) => ({ default: module.SelectionBar })),
)
const SelectionDialogs = lazy(() =>
  import('./selection-dialogs').then((module) => ({ default: module.SelectionDialogs })),
)

const KeptChatsBar = lazy(() =>
  import('./chats/kept-chats-bar').then((module) => ({ default: module.KeptChatsBar })),
)

interface SelectionPlaceProps {
  selection: Selection
  /** What is here while nothing is ticked. */
  children: ReactNode
}

/** The filter bar, or the selection bar in the same place; and what the latter opens. */
export function SelectionPlace({ selection, children }: SelectionPlaceProps) {
  const place = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState<OpenDialog>()
  const height = useRef<number>(undefined)
  const { isActive } = selection
  // The buttons of the bar go with it: the keyboard stays here instead of starting at the top.
  const wasActive = useRef(false)
  useLayoutEffect(() => {
    if (wasActive.current && !isActive && document.activeElement === document.body)
      place.current?.focus({ preventScroll: true })
    wasActive.current = isActive
  }, [isActive])
  // Filters may take more than one line: the bar is as high as they were, so that no row moves.
  useLayoutEffect(() => {
    const bar = place.current
    if (!bar) return
    // Not measured with each drawing: everything on the page would be laid out for it.
    const watch = new ResizeObserver(() => {
      if (!wasActive.current) height.current = bar.offsetHeight
    })
    watch.observe(bar)
    return () => watch.disconnect()
  }, [])
  return (
    <>
      <div ref={place} className={classes.place} data-folds={!isActive || undefined} tabIndex={-1}>
        {isActive ? (
          <div style={{ display: 'grid', minHeight: height.current }}>
            <Suspense fallback={children}>
              <SelectionBar selection={selection} onOpen={setOpen} />
            </Suspense>
          </div>
        ) : (
          children
        )}
        <Suspense>
          {open && (
            <SelectionDialogs
              open={open}
              onReport={(report) => setOpen({ kind: 'report', report })}
              onOpen={setOpen}
              onDone={selection.clear}
              onClose={() => setOpen(undefined)}
            />
          )}
        </Suspense>
      </div>
      <Suspense>
        {open?.kind !== 'chats' && mayHaveChats() && (
          <KeptChatsBar onGoOn={() => setOpen({ kind: 'chats', leads: undefined, count: 0 })} />
        )}
      </Suspense>
    </>
  )
}
