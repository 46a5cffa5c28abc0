import { leadLimits } from '@foyer/contract/leads/limits'
import { leadListTexts } from '@foyer/contract/leads/messages'
import { CloseButton, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import styles from './leads-tabs.module.css'

const pauseBeforeSearch = 250

/** What is typed reaches the address after a short pause; the list follows the address. */
export function LeadSearch() {
  const [params, setParams] = useSearchParams()
  const inAddress = params.get('search') ?? ''
  const [text, setText] = useState(inAddress)
  const known = useRef(inAddress)

  useEffect(() => {
    if (inAddress === known.current) return
    known.current = inAddress
    setText(inAddress)
  }, [inAddress])

  useEffect(() => {
    const wanted = text.trim()
    if (wanted === known.current) return
    const timer = setTimeout(() => {
      known.current = wanted
      setParams(
        (former) => {
          const next = new URLSearchParams(former)
          if (wanted) next.set('search', wanted)
          else next.delete('search')
          return next
        },
        { replace: true },
      )
    }, pauseBeforeSearch)
    return () => clearTimeout(timer)
  }, [text, setParams])

  return (
    <TextInput
      className={styles.search}
      type="search"
      aria-label={leadListTexts.search}
      placeholder={leadListTexts.search}
      maxLength={leadLimits.searchMax}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      leftSection={<IconSearch size={16} stroke={1.6} aria-hidden />}
      rightSection={
        text && <CloseButton size="sm" aria-label={leadListTexts.clearSearch} onClick={() => setText('')} />
      }
    />
  )
}
