import { workLimits } from '@foyer/contract/leads/limits'
import { defaultChoices } from '@foyer/contract/leads/messages/work'
import type { ChoiceKind, ChoicesEdit, LeadChoice } from '@foyer/contract/leads/work'
import { useState } from 'react'

/** An entry while it is being edited; the key outlives moves. */
export interface ChoiceDraft {
  key: number
  id: string | undefined
  label: string
  text: string
}

let made = 0
export const choiceDraft = (from?: LeadChoice): ChoiceDraft => {
  made += 1
  return { key: made, id: from?.id, label: from?.label ?? '', text: from?.text ?? '' }
}

const isSame = (stored: readonly LeadChoice[], rows: readonly ChoiceDraft[]) =>
  stored.length === rows.length &&
  stored.every(
    (choice, place) => choice.label === rows[place]?.label && (choice.text ?? '') === rows[place]?.text,
  )

/** What is sent. An empty list begins anew with what everybody begins with. */
export function choicesEdit(
  kind: ChoiceKind,
  stored: readonly LeadChoice[],
  rows: readonly ChoiceDraft[],
): ChoicesEdit {
  const meant = rows.length > 0 ? rows : defaultChoices[kind].map((choice) => choiceDraft(choice))
  return {
    kind,
    choices: meant.map(({ id, label, text }) => ({
      id,
      label: label.trim(),
      text: kind === 'message' ? text.trim() : undefined,
    })),
    seen: stored.map(({ label, text }) => ({ label, text })),
  }
}

/** Follows what colleagues save, until one has changed something oneself. */
export function useChoiceDraft(now: readonly LeadChoice[]) {
  const [state, setState] = useState(() => ({ stored: now, rows: now.map((choice) => choiceDraft(choice)) }))
  const isTouched = !isSame(state.stored, state.rows)
  const isOld = JSON.stringify(now) !== JSON.stringify(state.stored)
  const restart = (from: readonly LeadChoice[]) =>
    setState({ stored: from, rows: from.map((choice) => choiceDraft(choice)) })
  if (isOld && !isTouched) restart(now)
  const setRows = (rows: ChoiceDraft[]) => setState((former) => ({ ...former, rows }))
  return {
    ...state,
    isTouched,
    isOld: isOld && isTouched,
    isFull: state.rows.length >= workLimits.choicesMax,
    restart,
    setRows,
    setRow: (row: ChoiceDraft) => setRows(state.rows.map((other) => (other.key === row.key ? row : other))),
    move: (place: number, to: number) => {
      const [row, other] = [state.rows[place], state.rows[to]]
      if (row && other) setRows(state.rows.with(place, other).with(to, row))
    },
    remove: (place: number) => setRows(state.rows.toSpliced(place, 1)),
  }
}
