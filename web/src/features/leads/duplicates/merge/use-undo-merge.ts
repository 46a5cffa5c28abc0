import { mergeTexts as texts } from '@foyer/contract/leads/messages/merge'
import type { LeadRow } from '@foyer/contract/leads/model'
import type { LeadMergeNote } from '@foyer/contract/leads/record/draft'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { useEndpoint, useSend } from '../../../../api/queries'
import { showToast } from '../../../../ui/toasts/toast'
import { failureWords } from '../../bulk/failure-words'

/** Leads that went into this one and can still be taken out again; a lead without history has none. */
export function useMergesOf(lead: LeadRow | undefined): LeadMergeNote[] {
  const { data } = useEndpoint(
    leadCaptureEndpoints.byId,
    { id: lead?.id ?? '' },
    { enabled: lead !== undefined && lead.historyCount > 0 },
  )
  return lead && data?.id === lead.id ? data.merges.filter(({ canUndo }) => canUndo) : []
}

export function useUndoMerge() {
  const undo = useSend(leadCaptureEndpoints.undoMerge)
  return (mergeId: string) =>
    undo.mutateAsync({ mergeId }).then(
      () => showToast({ kind: 'ok', text: texts.undone }),
      (error) => showToast({ kind: 'problem', text: failureWords(error, texts.undoFailed) }),
    )
}
