import type { BulkReport } from '@foyer/contract/leads/bulk/model'
import { workLimits } from '@foyer/contract/leads/limits'
import { moveLeadsTexts as texts } from '@foyer/contract/leads/messages/selection'
import type { LeadSelection } from '@foyer/contract/leads/model'
import type { Stage } from '@foyer/contract/pipeline/model'
import { leadListEndpoints } from '@foyer/contract/wire/leads/list/endpoints'
import { useSend } from '../../../api/queries'
import { useBulkReport } from './use-bulk-report'

/** Won and Lost are asked about first (C-074, C-165). */
export const isAskedAbout = ({ kind }: Stage): boolean => kind === 'won' || kind === 'lost'

/** Moves what may move, says so with Undo, and shows what stayed and why (C-177). */
export function useMoveLeads(onPartly: (report: BulkReport) => void) {
  const { mutateAsync, isPending } = useSend(leadListEndpoints.bulk)
  const tell = useBulkReport(onPartly)
  return {
    isBusy: isPending,
    move: async (leads: LeadSelection, stage: Stage, reason?: string) => {
      const report = await mutateAsync({ action: 'stage', selection: leads, stageId: stage.id, reason })
      return () =>
        tell(report, texts.moved(report.done, stage.name), { duration: workLimits.undoSeconds * 1000 })
    },
  }
}
