import { pastedTexts as texts } from '@foyer/contract/intake/messages/pasted'
import type { OtherValue } from '@foyer/contract/intake/pasted/fill-in'
import { Box, Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { Row, Stack } from '../../../ui/layout/flow'
import { Notice } from '../../../ui/layout/notice'
import { PlainList } from '../../../ui/text/plain-list'

interface WhatWasReadProps {
  /** Fields besides the remarks. */
  count: number
  others: readonly OtherValue[]
  onUndo: (() => void) | undefined
  onTake: () => void
  onKeep: () => void
}

/** What a message has done to the form, and what it has left alone. */
export function WhatWasRead({ count, others, onUndo, onTake, onKeep }: WhatWasReadProps) {
  const place = useRef<HTMLDivElement>(null)
  // What comes next are the fields; a keyboard on a phone would lie over them.
  useEffect(() => place.current?.focus({ preventScroll: true }), [])
  return (
    <div ref={place} tabIndex={-1}>
      <Notice look="offer">
        <Box flex={1}>
          <Stack gap={8}>
            <Row grow="first">
              <span role="status">{count > 0 ? texts.filled(count) : texts.nothing}</span>
              {onUndo && (
                <Button size="xs" variant="subtle" onClick={onUndo}>
                  {texts.undo}
                </Button>
              )}
            </Row>
            {others.length > 0 && (
              <>
                <span>{texts.others}</span>
                <PlainList>
                  {others.map(({ field, label, typed, read }) => (
                    <li key={field}>{texts.other(label, typed, read)}</li>
                  ))}
                </PlainList>
                <Row gap={8}>
                  <Button size="xs" variant="default" onClick={onTake}>
                    {texts.take}
                  </Button>
                  <Button size="xs" variant="default" onClick={onKeep}>
                    {texts.keep}
                  </Button>
                </Row>
              </>
            )}
          </Stack>
        </Box>
      </Notice>
    </div>
  )
}
