import { addDays } from '@foyer/contract/kit/dates'
import { sampleLead, choicesPageTexts as texts } from '@foyer/contract/leads/messages/choices'
import { messageValues } from '@foyer/contract/leads/work/contact'
import { Box } from '@mantine/core'
import type { ReactNode } from 'react'
import { useMessageSource } from '../work/contact/use-message-source'
import { MessageText } from './message-text'

interface MessageFieldsProps {
  place: number
  name: string
  text: string
  problem: ReactNode
  isBusy: boolean
  onChange: (text: string) => void
}

/** One message of the firm, as an invented lead would read it. */
export function MessageFields({ place, ...rest }: MessageFieldsProps) {
  const from = useMessageSource()
  const values = messageValues({ ...sampleLead, followUpOn: addDays(from.today, 1) }, from)
  return (
    <Box mt={6}>
      <MessageText
        {...rest}
        label={texts.text(place + 1)}
        insertLabel={(what) => texts.insertInto(what, place + 1)}
        preview={{ label: texts.preview, values }}
      />
    </Box>
  )
}
