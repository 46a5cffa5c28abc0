import { displayPhone } from '@foyer/contract/kit/phone'
import type { ChatEntry } from '@foyer/contract/leads/bulk/chat-run'
import type { ChatLead } from '@foyer/contract/leads/bulk/chats'
import { chatTexts as texts } from '@foyer/contract/leads/messages/chats'
import { leadName } from '@foyer/contract/leads/rules'
import { whatsAppAddress } from '@foyer/contract/leads/work/contact'
import { Button, Progress } from '@mantine/core'
import { IconBrandWhatsapp } from '@tabler/icons-react'
import { type MouseEvent, useEffect, useRef } from 'react'
import { DialogFoot } from '../../../../ui/dialogs/dialog'
import { LongTextField } from '../../../../ui/form/fields/long-text-field'
import { Row, Stack } from '../../../../ui/layout/flow'
import { useIsPhone } from '../../../../ui/phone'
import { QuietText } from '../../../../ui/text/quiet-text'
import { SectionHeading } from '../../../../ui/text/section-heading'
import { useSingleKeys } from '../../../accounts/single-keys'
import classes from './chats.module.css'
import { useChatKeys } from './use-chat-keys'

interface ChatStepProps {
  entry: ChatEntry
  lead: ChatLead
  /** As it is written to this lead. */
  text: string
  at: number
  total: number
  onText: (text: string) => void
  onOpen: () => void
  onSkip: () => void
  /** Undefined before the first. */
  onBack: (() => void) | undefined
  onFinish: () => void
}

/** One of many: whom, with what words, and on to the next. */
export function ChatStep(props: ChatStepProps) {
  const { entry, lead, text, at, total, onText, onOpen, onSkip, onBack, onFinish } = props
  const isPhone = useIsPhone()
  const hasKeys = useSingleKeys()
  const place = useRef<HTMLDivElement>(null)
  const main = useRef<HTMLButtonElement>(null)
  const isOpened = entry.state === 'opened'
  const go = isOpened ? onSkip : onOpen
  useChatKeys(place, { onSkip, onEnter: go })
  // One press after another, without looking for the button.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each lead anew
  useEffect(() => main.current?.focus(), [entry.leadId, isOpened])
  const press = ({ detail }: MouseEvent) => {
    // The second press of a double click is not meant for the next lead.
    if (detail < 2) go()
  }
  return (
    <div ref={place} className={classes.step}>
      <Stack gap={12}>
        <Progress value={(at / total) * 100} size={6} aria-label={texts.place(at, total)} />
        <div role="status">
          <QuietText>{texts.place(at, total)}</QuietText>
          <SectionHeading>{leadName(lead)}</SectionHeading>
          <span>{displayPhone(lead.phone)}</span>
        </div>
        {isOpened ? (
          <Row gap={8}>
            <QuietText>{texts.opened}</QuietText>
            {/* Empty: to see whether it was sent. */}
            <a data-link href={whatsAppAddress(lead.phone, '')} target="_blank" rel="noopener">
              {texts.openAgain}
            </a>
          </Row>
        ) : (
          <>
            {entry.state === 'skipped' && <QuietText>{texts.skipped}</QuietText>}
            <LongTextField
              label={texts.text}
              autosize
              minRows={4}
              maxRows={isPhone ? 8 : 12}
              value={text}
              onChange={onText}
            />
          </>
        )}
        {!isPhone && !isOpened && (
          <QuietText size="small">{hasKeys ? texts.keys : texts.keysWithoutSingle}</QuietText>
        )}
      </Stack>
      <DialogFoot>
        <Row className={classes.ways} justify="flex-end">
          <Button variant="default" disabled={!onBack} onClick={onBack}>
            {texts.back}
          </Button>
          <Button variant="default" onClick={onFinish}>
            {texts.finish}
          </Button>
          {!isOpened && (
            <Button variant="default" aria-keyshortcuts={hasKeys ? 'S' : undefined} onClick={onSkip}>
              {texts.skip}
            </Button>
          )}
          <Button
            ref={main}
            size="md"
            className={classes.open}
            data-autofocus
            leftSection={isOpened ? undefined : <IconBrandWhatsapp size={18} stroke={1.6} aria-hidden />}
            onClick={press}
          >
            {isOpened ? texts.next : texts.open}
          </Button>
        </Row>
      </DialogFoot>
    </div>
  )
}
