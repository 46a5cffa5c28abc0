import { workLimits } from '@foyer/contract/leads/limits'
import { callStatusTexts } from '@foyer/contract/leads/messages'
import { outcomeTexts as texts } from '@foyer/contract/leads/messages/contact'
import type { LeadRow } from '@foyer/contract/leads/model'
import type { Contacted, LeadAction } from '@foyer/contract/leads/work/forms'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { wordsOf } from '../../../../api/call-failed'
import { useSend } from '../../../../api/queries'
import { underWay, useIsUnderWay } from '../../../../api/under-way'
import { isKept } from '../../../../api/waiting/keep'
import { showToast } from '../../../../ui/toasts/toast'
import { useIsHere } from '../../../../ui/use-is-here'
import { useCompanyDay } from '../../../accounts/use-company-day'
import { withdrawMailOffer } from '../mail/mail-requests'
import { useOfferMail } from '../mail/use-offer-mail'
import { messageOf } from '../stage/use-undo-stage'
import { keepAction, keepContacted } from '../waiting/keep-action'
import { callbackWords } from './callback-words'
import { answerTo, askNow, forgetOutcome, type PendingOutcome } from './pending-outcomes'
import { forgetSaid } from './said-of-call'

/**
 * The ways to answer how a call went: an outcome, Called alone, not at all, or later (C-167). What follows an answer does not
 * need the sheet: another call may have taken its place, or the person may have gone on.
 */
export function useAnswer(pending: PendingOutcome) {
  const { leadId, name } = pending
  const { today } = useCompanyDay()
  const offerMail = useOfferMail()
  const end = () => {
    forgetOutcome(leadId)
    forgetSaid(pending)
  }
  const undo = useSend(leadWorkEndpoints.undoCall)
  const askLater = useSend(leadWorkEndpoints.askLater)
  const dismiss = useSend(leadWorkEndpoints.dismissCall)
  const tellProblem = (error: unknown, otherwise: string) =>
    showToast({ kind: 'problem', text: wordsOf(error, otherwise) })

  // The sheet is gone by the time these are answered.
  const takeBack = (baseUpdatedAt: string) =>
    void undo.mutateAsync({ leadId, baseUpdatedAt }).then(
      () => {
        showToast({ kind: 'ok', text: texts.undone(name) })
        withdrawMailOffer(leadId)
        askNow(pending)
      },
      (error) => tellProblem(error, texts.failed),
    )
  const tell = (text: string, { updatedAt }: Pick<LeadRow, 'updatedAt'>) => {
    end()
    showToast({
      kind: 'ok',
      text,
      about: messageOf(leadId),
      duration: workLimits.undoSeconds * 1000,
      undo: () => takeBack(updatedAt),
    })
  }
  const isAnswering = useIsUnderWay(answerTo(leadId))
  const isHere = useIsHere()
  const answering = {
    ...underWay(answerTo(leadId)),
    onError: (error: unknown) => {
      if (!isHere.current && !isKept(error)) tellProblem(error, texts.failed)
    },
  }
  const save = useSend(leadWorkEndpoints.actions, {
    ...answering,
    through: keepAction(() => name, { onKept: end, seenAt: () => pending.updatedAt }),
    onSuccess: (lead, { callStatus, followUp }) => {
      if (!callStatus) return
      const word = callStatusTexts[callStatus]
      const text = followUp
        ? texts.savedNext(name, word, callbackWords(followUp, today))
        : texts.saved(name, word)
      tell(text, lead)
      offerMail({ id: leadId, name, hasEmail: lead.email !== undefined }, callStatus)
    },
  })
  const called = useSend(leadWorkEndpoints.contacted, {
    ...answering,
    through: keepContacted(() => name, end),
    onSuccess: (lead) => tell(texts.saved(name, texts.called), lead),
  })
  return {
    isBusy: isAnswering || save.isPending || called.isPending,
    error: [save.error, called.error].find((error) => error && !isKept(error)) ?? undefined,
    say: (action: LeadAction) => save.mutate(action),
    sayCalled: (said: Pick<Contacted, 'comment' | 'followUp'>) =>
      called.mutate({ leadId, channel: 'call', ...said }),
    putOff: () => {
      forgetOutcome(leadId)
      askLater.mutateAsync({ leadId }).then(
        () => showToast({ kind: 'ok', text: texts.wait(name) }),
        (error) => tellProblem(error, texts.waitFailed),
      )
    },
    drop: () => {
      end()
      // Only what was put off is known to the server.
      if (pending.channel === 'later') dismiss.mutate({ leadId })
    },
  }
}
