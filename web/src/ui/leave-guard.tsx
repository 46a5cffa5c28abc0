import { screenTexts } from '@foyer/contract/kit/screen-texts'
import { useEffect, useRef } from 'react'
import { type Location, useBlocker } from 'react-router'
import { ConfirmDialog } from './confirm-dialog'
import classes from './dialog.module.css'

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
  /** Another page, unless the screen says otherwise: a search keeps to the page and leaves nothing. */
  isLeaving?: (from: Location, to: Location) => boolean
  title?: string
  text?: string
  /** Whoever asks from within a dialog must not have that close under the question. */
  onAsking?: (isAsking: boolean) => void
}

const isAnotherPage = (from: Location, to: Location) => from.pathname !== to.pathname

/** Asks before changes that are not saved are left. */
export function LeaveGuard({
  isChanged,
  isLeaving = isAnotherPage,
  title = screenTexts.leaveTitle,
  text = screenTexts.leaveText,
  onAsking,
}: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isChanged && isLeaving(currentLocation, nextLocation),
  )
  useHeldTab(isChanged)
  const isAsking = blocker.state === 'blocked'
  const tell = useRef(onAsking)
  useEffect(() => {
    tell.current = onAsking
  })
  useEffect(() => tell.current?.(isAsking), [isAsking])
  if (blocker.state !== 'blocked') return null
  return (
    <ConfirmDialog
      title={title}
      confirm={screenTexts.leave}
      isBusy={false}
      problem={undefined}
      onConfirm={blocker.proceed}
      onClose={blocker.reset}
    >
      <p className={classes.text}>{text}</p>
    </ConfirmDialog>
  )
}
