import { pastedTexts as texts } from '@foyer/contract/intake/messages/pasted'
import { fillIn, type OtherValue, takeOthers } from '@foyer/contract/intake/pasted/fill-in'
import { readMessage } from '@foyer/contract/intake/pasted/read-message'
import type { MessageReading } from '@foyer/contract/intake/pasted/reading'
import type { LeadValues } from '@foyer/contract/leads/record/form-values'
import { Box, Button } from '@mantine/core'
import { IconClipboardText } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Row } from '../../../ui/layout/flow'
import { QuietText } from '../../../ui/text/quiet-text'
import type { PastePart } from '../../leads/record/capture/add-lead-form'
import { MessageBox } from './message-box'
import { useFirmWords } from './use-firm-words'
import { useOffered } from './use-offered'
import { WhatWasRead } from './what-was-read'

interface Done {
  reading: MessageReading
  count: number
  others: readonly OtherValue[]
  before: LeadValues
  after: LeadValues
}

const isSame = (one: LeadValues, other: LeadValues) => JSON.stringify(one) === JSON.stringify(other)

/** A message instead of typing: what it says goes into the fields, to be checked. */
export const PasteMessage: PastePart = ({ form, dialCode, onTyped }) => {
  const place = useRef<HTMLDivElement>(null)
  const firm = useFirmWords(dialCode, form.rules.customFields)
  const [typed, setTyped] = useState<string>()
  const { offered, forget } = useOffered(place, (message) => {
    if (typed?.trim()) return false
    setTyped(message)
    return true
  })
  const [wanted, setWanted] = useState<string>()
  const [done, setDone] = useState<Done>()
  const isOpen = typed !== undefined
  const text = typed ?? ''
  useEffect(() => onTyped(isOpen && text.trim() !== ''), [onTyped, isOpen, text])

  const close = () => {
    setTyped(undefined)
    forget()
  }
  const fill = useEffectEvent((message: string) => {
    if (!firm) return
    const before = form.values
    const reading = readMessage(message, firm)
    const { values, filled, others } = fillIn(before, message, reading, form.rules)
    form.fillIn(values, filled)
    setDone({ reading, count: filled.length - 1, others, before, after: values })
    setWanted(undefined)
    close()
  })
  const isKnown = firm !== undefined
  useEffect(() => {
    if (wanted !== undefined && isKnown) fill(wanted)
  }, [wanted, isKnown])

  const take = (all: Done) => {
    const after = takeOthers(form.values, all.reading, form.rules, all.others)
    form.fillIn(
      after,
      all.others.map(({ field }) => field),
    )
    setDone({ ...all, others: [], after })
  }
  const undo = (all: Done) => {
    form.fillIn(all.before, [])
    setDone(undefined)
  }
  return (
    <Box ref={place} mb={14}>
      {isOpen ? (
        <MessageBox
          text={text}
          onChange={setTyped}
          isReading={wanted !== undefined}
          onFillIn={setWanted}
          onClose={close}
          intoField={
            offered &&
            (() => {
              close()
              offered.intoField()
            })
          }
        />
      ) : (
        <Row gap={10} isOneLine>
          <Button
            flex="none"
            size="xs"
            variant="default"
            data-tap
            leftSection={<IconClipboardText size={16} stroke={1.6} aria-hidden />}
            disabled={form.isBusy}
            onClick={() => {
              setDone(undefined)
              setTyped('')
            }}
          >
            {texts.open}
          </Button>
          <span className="mantine-visible-from-sm">
            <QuietText>{texts.about}</QuietText>
          </span>
        </Row>
      )}
      {!isOpen && done && (
        <Box mt={10}>
          <WhatWasRead
            count={done.count}
            others={done.others}
            onUndo={isSame(form.values, done.after) ? () => undo(done) : undefined}
            onTake={() => take(done)}
            onKeep={() => setDone({ ...done, others: [] })}
          />
        </Box>
      )}
    </Box>
  )
}
