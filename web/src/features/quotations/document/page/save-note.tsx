import { calendarDateOf, clockTimeOf, formatInstant, formatTime12 } from '@foyer/contract/kit/dates'
import { editorTexts as texts } from '@foyer/contract/quotations/document/messages-page'
import { useCompanyDay } from '../../../accounts/use-company-day'
import type { SaveState } from './use-autosave'

interface SaveNoteProps {
  state: SaveState
  savedAt: string
  unread: number
}

const calm = ['saved', 'waiting', 'saving']

/** How far what is written is saved. */
export function SaveNote({ state, savedAt, unread }: SaveNoteProps) {
  const { timeZone, today } = useCompanyDay()
  const isToday = calendarDateOf(savedAt, timeZone) === today
  const when = isToday ? formatTime12(clockTimeOf(savedAt, timeZone)) : formatInstant(savedAt, timeZone)
  const words = () => {
    if (state.is === 'saved') return texts.saved(when)
    if (state.is === 'problems') return texts.problems(state.problems.length)
    return state.is === 'conflict' ? texts.refused : texts[state.is]
  }
  return (
    <span role="status" data-small data-ink={calm.includes(state.is) && unread === 0 ? '3' : 'past'}>
      {unread > 0 && calm.includes(state.is) ? texts.unread(unread) : words()}
    </span>
  )
}
