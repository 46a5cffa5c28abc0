import { myDayRowTexts as texts } from '@foyer/contract/home/messages'
import type { LeadRow } from '@foyer/contract/leads/model'
import { leadName } from '@foyer/contract/leads/rules'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { ActionIcon } from '@mantine/core'
import { IconMessageQuestion, IconX } from '@tabler/icons-react'
import { wordsOf } from '../../api/call-failed'
import { useSend } from '../../api/queries'
import { useSession } from '../../api/session'
import { PointerTooltip } from '../../ui/text/pointer-tooltip'
import { showToast } from '../../ui/toasts/toast'
import { useGuard } from '../accounts/use-guard'
import { askNow } from '../leads/work/contact/pending-outcomes'
import { questionAbout } from '../leads/work/contact/use-contact'

/** C-167: a call whose outcome was put off is answered now, or not asked about again. */
export function AnswerButtons({ lead }: { lead: LeadRow }) {
  const name = leadName(lead)
  const guard = useGuard('leads.edit')
  const session = useSession()
  const dismiss = useSend(leadWorkEndpoints.dismissCall)
  const drop = () =>
    void dismiss
      .mutateAsync({ leadId: lead.id })
      .catch((error) => showToast({ kind: 'problem', text: wordsOf(error, texts.dismissFailed) }))
  return (
    <>
      <PointerTooltip label={guard.because ?? texts.answer}>
        <ActionIcon
          data-tap
          aria-label={texts.answerOf(name)}
          {...guard.lock}
          onClick={guard(() => session && askNow(questionAbout(lead, 'later', session.userId)))}
        >
          <IconMessageQuestion size={18} stroke={1.6} aria-hidden />
        </ActionIcon>
      </PointerTooltip>
      <PointerTooltip label={guard.because ?? texts.dismiss}>
        <ActionIcon data-tap aria-label={texts.dismissOf(name)} {...guard.lock} onClick={guard(drop)}>
          <IconX size={18} stroke={1.6} aria-hidden />
        </ActionIcon>
      </PointerTooltip>
    </>
  )
}
