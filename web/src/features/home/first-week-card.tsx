import { type FirstWeekStep, firstWeekSteps, isFirstWeekOver } from '@foyer/contract/company/first-week'
import { firstWeekTexts as texts } from '@foyer/contract/home/messages'
import { companyEndpoints } from '@foyer/contract/wire/company'
import { Button, Progress } from '@mantine/core'
import { IconCircle, IconCircleCheck } from '@tabler/icons-react'
import { useLayoutEffect } from 'react'
import { Link } from 'react-router'
import { wordsOf } from '../../api/call-failed'
import { useEndpoint, useSend } from '../../api/queries'
import { addresses } from '../../app/addresses'
import { Card } from '../../ui/layout/card'
import { Row, Stack } from '../../ui/layout/flow'
import { PlainList } from '../../ui/text/plain-list'
import { QuietText } from '../../ui/text/quiet-text'
import { showToast } from '../../ui/toasts/toast'

const ways: Record<FirstWeekStep, string> = {
  firm: addresses.companySettings,
  self: addresses.myProfile,
  leads: `${addresses.leads}?add-leads`,
  invite: addresses.teamManagement,
  logo: addresses.companySettings,
  pipeline: addresses.settings.stage,
  messages: addresses.settings.work,
}

function useHide() {
  const failed = (error: unknown) => showToast({ kind: 'problem', text: wordsOf(error, texts.failed) })
  const show = useSend(companyEndpoints.hideFirstWeek, { onError: failed })
  return useSend(companyEndpoints.hideFirstWeek, {
    onSuccess: () =>
      showToast({
        kind: 'ok',
        text: texts.hidden,
        action: { text: texts.undo, run: () => show.mutate({ isHidden: false }) },
      }),
    onError: failed,
  })
}

interface FirstWeekCardProps {
  /** Whether there is such a list, or that nobody can say. */
  onKnown: () => void
}

/** What a new firm does first. It goes away when all of it is done, or when somebody puts it away. */
export function FirstWeekCard({ onKnown }: FirstWeekCardProps) {
  const { data: week, isPending } = useEndpoint(companyEndpoints.firstWeek, {})
  useLayoutEffect(() => {
    if (!isPending) onKnown()
  }, [isPending, onKnown])
  const hide = useHide()
  // It is an offer: while it is not known, or cannot be read, nothing is missing.
  if (!week || isFirstWeekOver(week)) return null
  const { done } = week
  const progress = texts.progress(done.length, firstWeekSteps.length)
  return (
    <Card
      isPadded
      title={texts.title}
      action={
        <Button
          size="xs"
          variant="subtle"
          loading={hide.isPending}
          onClick={() => hide.mutate({ isHidden: true })}
        >
          {texts.hide}
        </Button>
      }
    >
      <Stack gap={10}>
        <QuietText>{progress}</QuietText>
        <Progress value={(done.length / firstWeekSteps.length) * 100} size={4} aria-label={progress} />
        <PlainList gap={8}>
          {firstWeekSteps.map((step) => {
            const isDone = done.includes(step)
            return (
              <li key={step}>
                <Row gap={8} isOneLine>
                  {isDone ? (
                    <IconCircleCheck size={18} stroke={1.6} aria-label={texts.done} />
                  ) : (
                    <IconCircle size={18} stroke={1.6} data-ink="3" aria-hidden />
                  )}
                  {isDone ? (
                    <s data-ink="3">{texts.step[step]}</s>
                  ) : (
                    <Link data-link to={ways[step]}>
                      {texts.step[step]}
                    </Link>
                  )}
                </Row>
              </li>
            )
          })}
        </PlainList>
      </Stack>
    </Card>
  )
}
