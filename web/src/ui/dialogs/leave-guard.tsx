import { leaveTexts } from '@foyer/contract/kit/input-texts'
import { useEffect, useRef, useState } from 'react'
import { type Location, useBlocker } from 'react-router'
import { QuietText } from '../text/quiet-text'
import { ConfirmDialog } from './confirm-dialog'

/** The browser asks in words of its own before a reload, or when the tab is closed. */
function useHeldTab(isHeld: boolean) {
  useEffect(() => {
    if (!isHeld) return
    const hold = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', hold)
    return () => window.removeEventListener('beforeunload', hold)
  }, [isHeld])
}

interface LeaveGuardProps {
  isChanged: boolean
  /** Being saved: whoever leaves now is let go when that has worked, and stays where it has not. */
  isSaving?: boolean
  /** Another page, unless the screen says otherwise: a search keeps to the page and leaves nothing. */
  isLeaving?: (from: Location, to: Location) => boolean
  title?: string
  text?: string
  /** Whoever asks from within a dialog must not have that close under the question. */
  onAsking?: (isAsking: boolean) => void
}

const isAnotherPage = (from: Location, to: Location) => from.pathname !== to.pathname

/** Asks before changes that are not saved are left. */
export function LeaveGuard(props: LeaveGuardProps) {
  const [isBlocked, setBlocked] = useState(false)
  useHeldTab(props.isChanged)
  // The router asks only the last one that is there: one of several forms on a page must not speak for the others while it is untouched.
  return props.isChanged || isBlocked ? <Question {...props} onBlocked={setBlocked} /> : null
}

interface QuestionProps extends LeaveGuardProps {
  onBlocked: (isBlocked: boolean) => void
}

function Question({
  isChanged,
  isSaving = false,
  isLeaving = isAnotherPage,
  title = leaveTexts.title,
  text = leaveTexts.text,
  onAsking,
  onBlocked,
}: QuestionProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isChanged && isLeaving(currentLocation, nextLocation),
  )
  const isBlocked = blocker.state === 'blocked'
  useEffect(() => onBlocked(isBlocked), [isBlocked, onBlocked])
  // Left while it was being saved: how that ends decides, nobody is asked.
  const isHeld = useRef(false)
  const isSettled = useRef(false)
  /** Once for each attempt to leave: the router tells only afterwards that it has heard. */
  const settle = (how: 'proceed' | 'reset') => {
    if (blocker.state !== 'blocked' || isSettled.current) return
    isSettled.current = true
    blocker[how]()
  }
  useEffect(() => {
    if (!isBlocked) {
      isHeld.current = false
      isSettled.current = false
    } else if (!isChanged) settle('proceed')
    else if (isSaving) isHeld.current = true
    else if (isHeld.current) settle('reset')
  })
  const isAsking = isBlocked && isChanged && !isSaving && !isHeld.current
  const tell = useRef(onAsking)
  useEffect(() => {
    tell.current = onAsking
  })
  useEffect(() => tell.current?.(isAsking), [isAsking])
  if (!isAsking) return null
  return (
    <ConfirmDialog
      title={title}
      confirm={leaveTexts.leave}
      isBusy={false}
      problem={undefined}
      hasOwnBack
      onConfirm={() => settle('proceed')}
      onClose={() => settle('reset')}
    >
      <QuietText>{text}</QuietText>
    </ConfirmDialog>
  )
}
