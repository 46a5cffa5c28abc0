import { lazy, type ReactNode, Suspense, useState } from 'react'
import { below, type Place } from '../../../../ui/dialogs/place'
import type { PickedLead } from './follow-up-picking'

const FollowUpPicking = lazy(() =>
  import('./follow-up-picking').then((module) => ({ default: module.FollowUpPicking })),
)

/** One picker for every place; `open` takes the button that it belongs to, and nothing where a key opens it. */
export function useFollowUpPicker(lead: PickedLead): {
  open: (beside?: Element | null) => void
  isOpen: boolean
  /** To be put on the page. */
  picker: ReactNode
} {
  const [opened, setOpened] = useState<{ at: Place | undefined }>()
  return {
    open: (beside) => setOpened({ at: beside ? below(beside) : undefined }),
    isOpen: opened !== undefined,
    picker: (
      <Suspense>
        {opened && <FollowUpPicking lead={lead} at={opened.at} onClose={() => setOpened(undefined)} />}
      </Suspense>
    ),
  }
}
