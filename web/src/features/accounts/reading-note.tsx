import { readingTexts } from '@foyer/contract/accounts/messages-reading'
import type { Action } from '@foyer/contract/policy'
import { IconLock } from '@tabler/icons-react'
import { SheetPart } from '../../ui/dialogs/sheet'
import { Notice } from '../../ui/layout/notice'
import { useIsLocked } from './use-guard'

interface ReadingNoteProps {
  /** What those who are told may not do. */
  action: Action
  of: keyof typeof readingTexts
}

/** One line above what is grey: why it is. */
export function ReadingNote({ action, of }: ReadingNoteProps) {
  if (!useIsLocked(action)) return null
  const note = (
    <Notice>
      <IconLock size={16} stroke={1.6} aria-hidden />
      {readingTexts[of]}
    </Notice>
  )
  return of === 'settings' ? <SheetPart>{note}</SheetPart> : note
}
