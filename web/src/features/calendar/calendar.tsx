import { accessTexts } from '@foyer/contract/accounts/messages'
import { calendarTexts, moveTexts } from '@foyer/contract/calendar/messages'
import type { CalendarDay, CalendarEntry } from '@foyer/contract/calendar/model'
import { withMove } from '@foyer/contract/calendar/moves'
import { VisuallyHidden } from '@mantine/core'
import { type KeyboardEvent, lazy, Suspense, useId, useMemo, useRef, useState } from 'react'
import { showToast } from '../../ui/toasts/toast'
import { useCompanyDay } from '../accounts/use-company-day'
import { useIsLocked } from '../accounts/use-guard'
import { usePreview } from '../leads/work/preview/preview-in-address'
import styles from './calendar.module.css'
import { CalendarContext, type CalendarTools } from './calendar-context'
import { keyOfEntry } from './entry/entry-words'
import { EntryMenu, type OpenMenu } from './move/entry-menu'
import { useDrag } from './move/use-drag'
import { useMove } from './move/use-move'
import type { ShownCalendar } from './use-calendar-address'
import { CalendarDays } from './views/calendar-days'

const LeadPreview = lazy(() =>
  import('../leads/work/preview/lead-preview').then((module) => ({ default: module.LeadPreview })),
)
const TaskDialog = lazy(() =>
  import('../tasks/task-dialog').then((module) => ({ default: module.TaskDialog })),
)
const MoveDialog = lazy(() => import('./move/move-dialog').then((module) => ({ default: module.MoveDialog })))

interface CalendarProps {
  days: CalendarDay[]
  shown: ShownCalendar
}

/** The days, what lifts and carries their entries, and the preview beside them. */
export function Calendar({ days, shown }: CalendarProps) {
  const frame = useRef<HTMLDivElement>(null)
  const spoken = useRef<HTMLDivElement>(null)
  const [hintId, heldHintId] = [useId(), useId()]
  const [menu, setMenu] = useState<OpenMenu>()
  const [moving, setMoving] = useState<CalendarEntry>()
  const [taskId, setTaskId] = useState<string>()
  const day = useCompanyDay()
  const preview = usePreview()
  const isReader = useIsLocked('leads.edit')
  const say = (text: string) => {
    if (spoken.current) spoken.current.textContent = text
  }
  const { pending, move } = useMove({ today: day.today, say })
  const now = useMemo(() => pending.reduce(withMove, days), [days, pending])
  const entries = now.flatMap((one) => one.entries)
  const heldBy = (entry: CalendarEntry) => {
    if (entry.kind === 'task') return entry.mayChange ? undefined : moveTexts.taskNotYours
    return isReader ? accessTexts.disabled : undefined
  }
  const drag = useDrag(frame, {
    entries,
    span: { from: now[0]?.on ?? '', to: now.at(-1)?.on ?? '' },
    isMonth: shown.view === 'month',
    heldBy,
    onDrop: move,
    say,
  })

  const open = (entry: CalendarEntry) => {
    if (entry.kind !== 'task') return preview.open(entry.id)
    if (entry.mayChange) return setTaskId(entry.id)
    if (entry.task.lead) return preview.open(entry.task.lead.id)
    showToast({ kind: 'note', text: moveTexts.taskNotYours })
  }
  const showMenu: CalendarTools['showMenu'] = (entry, at) => setMenu({ entry, at })
  const focusOn = (entry: CalendarEntry) =>
    frame.current?.querySelector<HTMLElement>(`[data-entry="${keyOfEntry(entry)}"]`)?.focus()
  const press = (event: KeyboardEvent<HTMLElement>) => {
    drag.onKeyDown(event)
    const element = event.target as HTMLElement
    const entry = entries.find((one) => keyOfEntry(one) === element.dataset.entry)
    if (event.defaultPrevented || !entry || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Enter') {
      event.preventDefault()
      open(entry)
    } else if (event.key.toLowerCase() === 'm') {
      event.preventDefault()
      event.stopPropagation()
      const { left, bottom } = element.getBoundingClientRect()
      showMenu(entry, { x: left, y: bottom })
    }
  }
  const closeMenu = () => {
    setMenu(undefined)
    if (menu) focusOn(menu.entry)
  }
  /** To the next follow-up as it stands in the calendar. */
  const step = (by: 1 | -1) => {
    const leads = entries.filter(({ kind }) => kind !== 'task')
    const at = leads.findIndex(({ id }) => id === preview.leadId)
    const next = at < 0 ? undefined : leads[at + by]
    if (next) preview.open(next.id)
  }
  const task = entries.find(({ kind, id }) => kind === 'task' && id === taskId)
  const { lifted } = drag
  const tools: CalendarTools = {
    day,
    isOfMany: shown.whose !== 'me',
    open,
    showMenu,
    heldBy,
    lifted: lifted && { key: keyOfEntry(lifted.entry), slot: lifted.slot },
    openKey: preview.leadId && `lead-${preview.leadId}`,
    hintId,
    heldHintId,
  }
  return (
    <CalendarContext value={tools}>
      <div className={styles.body}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the entries in it */}
        <div ref={frame} className={styles.frame} data-calendar onKeyDown={press} onBlur={drag.onBlur}>
          <CalendarDays days={now} shown={shown} frame={frame} />
        </div>
        <Suspense>
          {preview.leadId && (
            <LeadPreview leadId={preview.leadId} row={undefined} onStep={step} onClose={preview.close} />
          )}
        </Suspense>
      </div>
      {menu && (
        <EntryMenu
          {...menu}
          held={heldBy(menu.entry)}
          onOpen={() => open(menu.entry)}
          onMove={() => setMoving(menu.entry)}
          onClose={closeMenu}
        />
      )}
      <Suspense>
        {moving && (
          <MoveDialog
            entry={moving}
            today={day.today}
            onMove={(to) => move(moving, to)}
            onClose={() => setMoving(undefined)}
          />
        )}
        {task?.kind === 'task' && <TaskDialog task={task.task} onClose={() => setTaskId(undefined)} />}
      </Suspense>
      <VisuallyHidden>
        <div ref={spoken} role="status" aria-live="assertive" aria-label={calendarTexts.title} />
        <p id={hintId}>{moveTexts.hint}</p>
        <p id={heldHintId}>
          {moveTexts.readOnlyHint} {isReader && accessTexts.disabled}
        </p>
      </VisuallyHidden>
    </CalendarContext>
  )
}
