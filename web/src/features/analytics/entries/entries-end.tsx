import { entryTexts as texts } from '@foyer/contract/analytics/messages/entries'
import { Button, Text } from '@mantine/core'
import { useInViewport } from '@mantine/hooks'
import { useEffect, useRef } from 'react'

interface EntriesEndProps {
  hasFailed: boolean
  loadMore: () => void
}

/** The end of what is loaded: more comes when it is in sight, or when it is asked for. */
export function EntriesEnd({ hasFailed, loadMore }: EntriesEndProps) {
  const { ref, inViewport } = useInViewport<HTMLButtonElement>()
  const latest = useRef(loadMore)
  useEffect(() => {
    latest.current = loadMore
  })
  useEffect(() => {
    if (inViewport && !hasFailed) latest.current()
  }, [inViewport, hasFailed])
  return (
    <>
      {hasFailed && (
        <Text role="alert" inherit ta="center" mt={12} mx={16} data-ink="past">
          {texts.moreFailed}
        </Text>
      )}
      <Button ref={ref} display="block" my={8} mx="auto" variant="subtle" onClick={loadMore}>
        {texts.more}
      </Button>
    </>
  )
}
