import { addDays } from '@foyer/contract/kit/dates'
import { workLimits } from '@foyer/contract/leads/limits'
import { sampleLead, choicesPageTexts as texts } from '@foyer/contract/leads/messages/choices'
import { messagePlaceTexts } from '@foyer/contract/leads/messages/contact'
import {
  fillMessage,
  type MessagePlace,
  messagePlaces,
  messageValues,
} from '@foyer/contract/leads/work/contact'
import { Box, Button } from '@mantine/core'
import { type ReactNode, useRef } from 'react'
import { LongTextField } from '../../../ui/form/fields/long-text-field'
import { Row, Stack } from '../../../ui/layout/flow'
import { useCompanyDay } from '../../accounts/use-company-day'
import { useProfile } from '../../accounts/use-profile'
import classes from './choices.module.css'

interface MessageFieldsProps {
  place: number
  name: string
  text: string
  problem: ReactNode
  isBusy: boolean
  onChange: (text: string) => void
}

/** What is sent: typed, with buttons for what differs from lead to lead, and how it will read. */
export function MessageFields({ place, name, text, problem, isBusy, onChange }: MessageFieldsProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const { today } = useCompanyDay()
  const { data: profile } = useProfile()
  const values = messageValues(
    { ...sampleLead, followUpOn: addDays(today, 1) },
    { sender: profile?.fullName ?? '', company: profile?.company.name ?? '', today },
  )
  const insert = (name: MessagePlace) => {
    const written = `{{${name}}}`
    const [from, to] = [
      area.current?.selectionStart ?? text.length,
      area.current?.selectionEnd ?? text.length,
    ]
    onChange(text.slice(0, from) + written + text.slice(to))
    // The caret goes behind what was inserted, once it is there.
    requestAnimationFrame(() => {
      area.current?.focus()
      area.current?.setSelectionRange(from + written.length, from + written.length)
    })
  }
  return (
    <Box mt={6}>
      <Stack gap={6}>
        <LongTextField
          ref={area}
          name={name}
          aria-label={texts.text(place + 1)}
          autosize
          minRows={3}
          maxRows={8}
          max={workLimits.message}
          value={text}
          readOnly={isBusy}
          error={problem}
          onChange={onChange}
        />
        <Row gap={6}>
          <small>{texts.insert}</small>
          {messagePlaces.map((name) => (
            <Button
              key={name}
              variant="default"
              size="xs"
              disabled={isBusy}
              aria-label={texts.insertInto(messagePlaceTexts[name], place + 1)}
              onClick={() => insert(name)}
            >
              {messagePlaceTexts[name]}
            </Button>
          ))}
        </Row>
        {text.trim() && (
          <p className={classes.preview}>
            <small>{texts.preview}</small>
            {fillMessage(text, values)}
          </p>
        )}
      </Stack>
    </Box>
  )
}
