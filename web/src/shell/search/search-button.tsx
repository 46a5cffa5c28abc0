import { frameTexts } from '@foyer/contract/shell/messages'
import { ActionIcon } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useKeys } from '../../features/leads/work/preview/use-keys'
import { useIsPhone } from '../../ui/phone'
import type { AskedDeed } from './lead/deed'

const SearchDialog = lazy(() =>
  import('./search-dialog').then((module) => ({ default: module.SearchDialog })),
)
const DeedPlace = lazy(() => import('./lead/deed-place').then((module) => ({ default: module.DeedPlace })))

/** The search of everything, also by / and Ctrl+K; it is loaded when it is first wanted. */
export function SearchButton() {
  const isPhone = useIsPhone()
  const [isOpen, setOpen] = useState(false)
  // What was asked for stays on the page until the next: it may have something to ask.
  const [asked, setAsked] = useState<AskedDeed & { number: number }>()
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      const isWanted =
        (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.code === 'KeyK'
      if (!isWanted || event.defaultPrevented) return
      event.preventDefault()
      // Over a dialog, what is typed there would be left.
      if (!document.querySelector('[role="dialog"][aria-modal="true"]')) setOpen(true)
    }
    window.addEventListener('keydown', open)
    return () => window.removeEventListener('keydown', open)
  }, [])
  useKeys(({ key, isTyped }) => {
    if (key !== '/' || isTyped) return false
    setOpen(true)
    return true
  })
  return (
    <>
      <ActionIcon
        size={isPhone ? 44 : 36}
        aria-label={frameTexts.search}
        aria-keyshortcuts="Control+K Meta+K /"
        aria-haspopup="dialog"
        title={frameTexts.searchKeys}
        onClick={() => setOpen(true)}
      >
        <IconSearch size={isPhone ? 21 : 19} stroke={1.6} aria-hidden />
      </ActionIcon>
      <Suspense>
        {isOpen && (
          <SearchDialog
            onDeed={(deed) => setAsked((former) => ({ ...deed, number: (former?.number ?? 0) + 1 }))}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
      <Suspense>{asked && <DeedPlace key={asked.number} lead={asked.lead} deed={asked.deed} />}</Suspense>
    </>
  )
}
