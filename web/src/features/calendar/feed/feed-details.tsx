import { feedTexts as texts } from '@foyer/contract/calendar/messages'
import type { CalendarFeed } from '@foyer/contract/calendar/model'
import { formatInstant } from '@foyer/contract/kit/dates'
import { calendarEndpoints } from '@foyer/contract/wire/calendar/endpoints'
import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { wordsOf } from '../../../api/call-failed'
import { keyOf, useEndpoint, useSend } from '../../../api/queries'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog'
import { Row, Stack } from '../../../ui/layout/flow'
import { Loaded } from '../../../ui/states/loaded'
import { PlainList } from '../../../ui/text/plain-list'
import { PointerTooltip } from '../../../ui/text/pointer-tooltip'
import { QuietText } from '../../../ui/text/quiet-text'
import { SectionHeading } from '../../../ui/text/section-heading'
import { copyText, showToast } from '../../../ui/toasts/toast'
import { useCompanyDay } from '../../accounts/use-company-day'

/** The private address: make it, take it to a phone, make another, switch it off. */
export function FeedDetails() {
  const feed = useEndpoint(calendarEndpoints.feed, {}, { staleTime: 0 })
  const queries = useQueryClient()
  const keep = (now: CalendarFeed, text: string) => {
    queries.setQueryData(keyOf(calendarEndpoints.feed, {}), now)
    showToast({ kind: 'ok', text })
  }
  return (
    <Stack gap={12}>
      <QuietText>{texts.about}</QuietText>
      <Loaded of={feed} failed={texts.failed} rows={2}>
        {(now) => (now.isOn ? <OpenFeed feed={now} onChanged={keep} /> : <NoFeed onMade={keep} />)}
      </Loaded>
    </Stack>
  )
}

type Keep = (now: CalendarFeed, text: string) => void

function NoFeed({ onMade }: { onMade: Keep }) {
  const renew = useSend(calendarEndpoints.renewFeed)
  const make = () =>
    renew.mutate(
      {},
      {
        onSuccess: (made) => onMade(made, texts.made),
        onError: (error) => showToast({ kind: 'problem', text: wordsOf(error, texts.saveFailed) }),
      },
    )
  return (
    <Row>
      <Button loading={renew.isPending} onClick={make}>
        {texts.turnOn}
      </Button>
    </Row>
  )
}

function OpenFeed({ feed, onChanged }: { feed: CalendarFeed; onChanged: Keep }) {
  const { timeZone } = useCompanyDay()
  const [asked, setAsked] = useState<'renew' | 'off'>()
  const { address, lastFetchedAt } = feed
  return (
    <>
      {address ? <AddressField address={address} /> : <QuietText>{texts.hidden}</QuietText>}
      <QuietText size="small">
        {lastFetchedAt ? texts.fetched(formatInstant(lastFetchedAt, timeZone)) : texts.never}
      </QuietText>
      {address && <HowTo />}
      <Row>
        <Button variant="default" size="xs" onClick={() => setAsked('renew')}>
          {texts.renew}
        </Button>
        <Button variant="subtle" size="xs" color="red" onClick={() => setAsked('off')}>
          {texts.turnOff}
        </Button>
      </Row>
      {asked && <AskFirst what={asked} onChanged={onChanged} onClose={() => setAsked(undefined)} />}
    </>
  )
}

/** With webcal the device opens its calendar instead of saving a file. */
function AddressField({ address }: { address: string }) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <>
      <TextInput
        ref={field}
        label={texts.address}
        readOnly
        value={address}
        onFocus={({ currentTarget }) => currentTarget.select()}
        rightSection={
          <PointerTooltip label={texts.copy}>
            <ActionIcon
              aria-label={texts.copy}
              onClick={() => void copyText(address, () => field.current?.select())}
            >
              <IconCopy size={16} stroke={1.6} />
            </ActionIcon>
          </PointerTooltip>
        }
      />
      <Row>
        <Button component="a" href={address.replace(/^https?:/, 'webcal:')}>
          {texts.subscribe}
        </Button>
      </Row>
    </>
  )
}

const HowTo = () => (
  <section aria-label={texts.how}>
    <SectionHeading level={3}>{texts.how}</SectionHeading>
    <PlainList gap={4}>
      {texts.steps.map(({ name, text }) => (
        <li key={name}>
          <strong>{name}</strong> <span data-ink="2">{text}</span>
        </li>
      ))}
    </PlainList>
  </section>
)

interface AskFirstProps {
  what: 'renew' | 'off'
  onChanged: Keep
  onClose: () => void
}

/** Devices lose the calendar by it, and nothing says so there. */
function AskFirst({ what, onChanged, onClose }: AskFirstProps) {
  const isOff = what === 'off'
  const change = useSend(isOff ? calendarEndpoints.endFeed : calendarEndpoints.renewFeed, {
    onSuccess: (now) => {
      onChanged(now, isOff ? texts.isOff : texts.renewed)
      onClose()
    },
  })
  return (
    <ConfirmDialog
      title={isOff ? texts.askOff : texts.askRenew}
      confirm={isOff ? texts.turnOff : texts.renew}
      isBusy={change.isPending}
      problem={change.error ? wordsOf(change.error, texts.saveFailed) : undefined}
      onConfirm={() => change.mutate({})}
      onClose={onClose}
    >
      <QuietText>{isOff ? texts.askOffText : texts.askRenewText}</QuietText>
    </ConfirmDialog>
  )
}
