import { fieldTexts, screenTexts } from '@foyer/contract/kit/screen-texts'
import { CloseButton, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useOutletContext, useSearchParams } from 'react-router'

const pauseBeforeSearch = 250

/** What is searched for on this page, as the address says. */
export const useSearchTerm = (): string => useSearchParams()[0].get('search') ?? ''

/** Back to all there is. */
export function useClearSearch() {
  const [, setParams] = useSearchParams()
  return () => setParams((former) => withSearch(former, ''))
}

/** What the frame around a page gives it, so that its search box goes while there is nothing to search in. */
export type HideSearch = (isHidden: boolean) => void

export function useHiddenSearch(isHidden: boolean) {
  const hide = useOutletContext<HideSearch | undefined>()
  useEffect(() => {
    hide?.(isHidden)
    return () => hide?.(false)
  }, [hide, isHidden])
}

/** Another search begins at its first page. */
function withSearch(former: URLSearchParams, wanted: string) {
  const next = new URLSearchParams(former)
  if (wanted) next.set('search', wanted)
  else next.delete('search')
  next.delete('page')
  return next
}

interface SearchInAddressProps {
  label: string
  /** From one sign more nothing is searched for, and the field says why (C-162). */
  max?: number
  className?: string | undefined
}

/** A text that is longer than what can be searched for stays as it was typed. */
export const tooLong = (text: string, max: number): string | undefined =>
  text.trim().length > max ? fieldTexts.tooLong(max) : undefined

/** What is typed reaches the address after a short pause; the page follows the address. */
export function SearchInAddress({ label, max = 100, className }: SearchInAddressProps) {
  const [params, setParams] = useSearchParams()
  const inAddress = params.get('search') ?? ''
  const [text, setText] = useState(inAddress)
  const known = useRef(inAddress)
  const problem = tooLong(text, max)

  useEffect(() => {
    if (inAddress === known.current) return
    known.current = inAddress
    setText(inAddress)
  }, [inAddress])

  useEffect(() => {
    const wanted = text.trim()
    if (wanted === known.current || tooLong(text, max)) return
    const timer = setTimeout(() => {
      known.current = wanted
      // Shown before the next press, which would otherwise begin from the address without the search.
      setParams((former) => withSearch(former, wanted), { replace: true, flushSync: true })
    }, pauseBeforeSearch)
    return () => clearTimeout(timer)
  }, [text, setParams, max])

  return (
    <TextInput
      className={className}
      type="search"
      data-clears
      aria-label={label}
      placeholder={label}
      error={problem}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      leftSection={<IconSearch size={16} stroke={1.6} aria-hidden />}
      rightSection={
        text && <CloseButton size="sm" aria-label={screenTexts.clearSearch} onClick={() => setText('')} />
      }
    />
  )
}
