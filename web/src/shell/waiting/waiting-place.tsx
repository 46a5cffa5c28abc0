import type { Profile } from '@foyer/contract/accounts/model'
import { waitingSheetTexts as texts } from '@foyer/contract/leads/messages/next/waiting'
import { ActionIcon, Text } from '@mantine/core'
import { IconCloudUp } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { readAgain } from '../../api/read-again'
import type { WaitingItem } from '../../api/waiting/item'
import { openWaiting, useWaiting } from '../../api/waiting/queue'
import { sendWaiting } from '../../api/waiting/sender'
import { VisitPlace } from '../../features/leads/visits/visit-place'
import { useIsPhone } from '../../ui/phone'
import { showToast } from '../../ui/toasts/toast'
import { useLeaving } from './leaving'
import { waitingCalls } from './waiting-calls'

const WaitingSheet = lazy(() =>
  import('./waiting-sheet').then((module) => ({ default: module.WaitingSheet })),
)
const LeavingDialog = lazy(() =>
  import('./leaving-dialog').then((module) => ({ default: module.LeavingDialog })),
)

/** One message for all that leaves in a row. */
const pauseBeforeTelling = 800

function useSending({ id: userId, company }: Profile) {
  const queries = useQueryClient()
  const companyId = company.id
  useEffect(() => {
    let count = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const tell = () => {
      showToast({ kind: 'ok', text: texts.sent(count), about: 'waiting-sent' })
      count = 0
      void readAgain(queries, ['leads'])
    }
    const close = openWaiting({ companyId, userId })
    const stop = sendWaiting(waitingCalls, () => {
      count += 1
      clearTimeout(timer)
      timer = setTimeout(tell, pauseBeforeTelling)
    })
    return () => {
      clearTimeout(timer)
      stop()
      close()
    }
  }, [queries, companyId, userId])
}

const asksFor = ({ state }: WaitingItem) => state !== 'waiting'

/** What was not taken is said once, when it comes back. */
function useTellRefused(items: readonly WaitingItem[], open: () => void) {
  const known = useRef<Set<number>>(undefined)
  useEffect(() => {
    const refused = items.filter(asksFor)
    const before = known.current
    known.current = new Set(refused.map(({ place }) => place))
    const news = before ? refused.filter(({ place }) => !before.has(place)) : []
    for (const { about } of news)
      showToast({
        kind: 'problem',
        text: texts.notTaken(about.name),
        about: `refused-${about.leadId}`,
        action: { text: texts.look, run: open },
      })
  })
}

/**
 * Sends what waits, and is the way to it: in the head, while there is something. The sheet of a visit lies over every page too,
 * and no page waits for it.
 */
export function WaitingPlace({ profile }: { profile: Profile }) {
  const items = useWaiting()
  const isPhone = useIsPhone()
  const [isOpen, setOpen] = useState(false)
  const leave = useLeaving()
  useSending(profile)
  const open = () => setOpen(true)
  useTellRefused(items, open)
  const name = texts.open(items.length)
  return (
    <>
      {items.length > 0 && (
        <ActionIcon
          size={isPhone ? 44 : 36}
          w="auto"
          px={6}
          aria-label={name}
          aria-haspopup="dialog"
          data-ink={items.some(asksFor) ? 'past' : undefined}
          title={name}
          onClick={open}
        >
          <IconCloudUp size={isPhone ? 21 : 19} stroke={1.6} aria-hidden />
          <Text span className="num" size="xs" fw={600} ml={5} aria-hidden>
            {isPhone ? items.length : name}
          </Text>
        </ActionIcon>
      )}
      <VisitPlace />
      <Suspense>
        {isOpen && <WaitingSheet onClose={() => setOpen(false)} />}
        {leave && <LeavingDialog leave={leave} />}
      </Suspense>
    </>
  )
}
