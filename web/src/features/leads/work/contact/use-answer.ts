import { workLimits } from '@foyer/contract/leads/limits'
import { callStatusTexts } from '@foyer/contract/leads/messages'
import { outcomeTexts as texts } from '@foyer/contract/leads/messages/contact'
import type { Contacted, LeadAction } from '@foyer/contract/leads/work/forms'
import type { CallOutcome } from '@foyer/contract/leads/work/outcomes'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { wordsOf } from '../../../../api/call-failed'
import { useSend } from '../../../../api/queries'
import { isKept } from '../../../../api/waiting/keep'
import { showToast } from '../../../../ui/toasts/toast'
import { useCompanyDay } from '../../../accounts/use-company-day'
import { withdrawMailOffer } from '../mail/mail-requests'
import { useOfferMail } from '../mail/use-offer-mail'
import { keepAction, keepContacted } from '../waiting/keep-action'
import { callbackWords } from './callback-words'
import { askNow, forgetOutcome, type PendingOutcome } from './pending-outcomes'
import { forgetSaid } from './said-of-call'

/** The ways to answer how a call went: an outcome, Called alone, not at all, or later (C-167). */
export function useAnswer(pending: PendingOutcome) {
  const { leadId, name } = pending
  const { today } = useCompanyDay()
  const offerMail = useOfferMail()
  const end = () => {
    forgetOutcome(leadId)
    forgetSaid(pending)
  }
  const save = useSend(leadWorkEndpoints.actions, {
    through: keepAction(() => name, { onKept: end, seenAt: () => pending.updatedAt }),
  })
  const called = useSend(leadWorkEndpoints.contacted, { through: keepContacted(() => name, end) })
  const undo = useSend(leadWorkEndpoints.undoCall)
  const askLater = useSend(leadWorkEndpoints.askLater)
  const dismiss = useSend(leadWorkEndpoints.dismissCall)
  const tellProblem = (error: unknown, otherwise: string) =>
    showToast({ kind: 'problem', text: wordsOf(error, otherwise) })

  // The sheet is gone by the time these are answered.
  const takeBack = () =>
    void undo.mutateAsync({ leadId }).then(
      () => {
        showToast({ kind: 'ok', text: texts.undone(name) })
        withdrawMailOffer(leadId)
        askNow(pending)
      },
      (error) => tellProblem(error, texts.failed),
    )
  const tell = (text: string) => {
    end()
    showToast({ kind: 'ok', text, duration: workLimits.undoSeconds * 1000, undo: takeBack })
  }
  return {
    isBusy: save.isPending || called.isPending,
    error: [save.error, called.error].find((error) => error && !isKept(error)) ?? undefined,
    say: (outcome: CallOutcome, action: LeadAction) => {
      const word = callStatusTexts[outcome]
      const { followUp } = action
      const text = followUp
        ? texts.savedNext(name, word, callbackWords(followUp, today))
        : texts.saved(name, word)
      save.mutate(action, {
        onSuccess: ({ email }) => {
          tell(text)
          offerMail({ id: leadId, name, hasEmail: email !== undefined }, outcome)
        },
      })
    },
    sayCalled: (said: Pick<Contacted, 'comment' | 'followUp'>) =>
      called.mutate(
        { leadId, channel: 'call', ...said },
        { onSuccess: () => tell(texts.saved(name, texts.called)) },
      ),
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
