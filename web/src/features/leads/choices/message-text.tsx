import { workLimits } from '@foyer/contract/leads/limits'
import { choicesPageTexts as texts } from '@foyer/contract/leads/messages/choices'
import { messagePlaceTexts } from '@foyer/contract/leads/messages/contact'
import {
  fillMessage,
  type MessagePlace,
  type MessageValues,
  messagePlaces,
} from '@foyer/contract/leads/work/contact'
import { Button } from '@mantine/core'
import { type ReactNode, useRef } from 'react'
import { LongTextField } from '../../../ui/form/fields/long-text-field'
import { Row, Stack } from '../../../ui/layout/flow'
import classes from './choices.module.css'

interface MessageTextProps {
  name: string
  label: string
  /** It stands above the text, too. */
  isLabelSeen?: boolean
  insertLabel: (what: string) => string
  text: string
  problem: ReactNode
  isBusy: boolean
  /** How it will read, and for whom. */
  preview: { label: string; values: MessageValues }
  onChange: (text: string) => void
}

/** What is sent: typed, with buttons for what differs from lead to lead, and how it will read. */
export function MessageText(props: MessageTextProps) {
  const { name, label, isLabelSeen = false, insertLabel, text, problem, isBusy, preview, onChange } = props
  const area = useRef<HTMLTextAreaElement>(null)
  const insert = (place: MessagePlace) => {
    const written = `{{${place}}}`
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
    <Stack gap={6}>
      <LongTextField
        ref={area}
        name={name}
        {...(isLabelSeen ? { label } : { 'aria-label': label })}
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
        {messagePlaces.map((place) => (
          <Button
            key={place}
            variant="default"
            size="xs"
            disabled={isBusy}
            aria-label={insertLabel(messagePlaceTexts[place])}
            onClick={() => insert(place)}
          >
            {messagePlaceTexts[place]}
          </Button>
        ))}
      </Row>
      {text.trim() && (
        <p className={classes.preview}>
          <small>{preview.label}</small>
          {fillMessage(text, preview.values)}
        </p>
      )}
    </Stack>
  )
}
