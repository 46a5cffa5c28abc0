import { frameTexts } from '@foyer/contract/shell/messages'
import { ActionIcon } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useIsPhone } from '../../ui/phone'

const SearchDialog = lazy(() =>
  import('./search-dialog').then((module) => ({ default: module.SearchDialog })),
)

/** The search of everything, also by Ctrl+K; it is loaded when it is first wanted. */
export function SearchButton() {
  const isPhone = useIsPhone()
  const [isOpen, setOpen] = useState(false)
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
  return (
    <>
      <ActionIcon
        size={isPhone ? 44 : 36}
        aria-label={frameTexts.search}
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        title={frameTexts.searchKeys}
        onClick={() => setOpen(true)}
      >
        <IconSearch size={isPhone ? 21 : 19} stroke={1.6} aria-hidden />
      </ActionIcon>
      <Suspense>{isOpen && <SearchDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
