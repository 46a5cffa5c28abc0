import { panelTexts } from '@foyer/contract/leads/messages/preview'
import { useEffect } from 'react'
import { wordsOf } from '../../../api/call-failed'
import { showToast } from '../../../ui/toasts/toast'
import { useLead } from '../../leads/record/details/use-lead'
import { FollowUpPicking } from '../../leads/work/follow-up/follow-up-picking'
import type { OpenMenu } from './card-menu'

/** A card does not know all of its follow-up: the lead is read first, so that Undo puts back all of it. */
export function CardFollowUp({ card, at, onClose }: OpenMenu & { onClose: () => void }) {
  const { data: lead, error } = useLead(card.id)
  useEffect(() => {
    if (!error) return
    showToast({ kind: 'problem', text: wordsOf(error, panelTexts.loadFailed) })
    onClose()
  }, [error, onClose])
  return lead ? <FollowUpPicking lead={lead} at={at} onClose={onClose} /> : null
}
