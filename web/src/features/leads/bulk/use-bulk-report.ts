import { callTexts } from '@foyer/contract/kit/screen-texts'
import type { BulkReport } from '@foyer/contract/leads/bulk/model'
import { reportTexts as texts } from '@foyer/contract/leads/messages/selection'
import { leadListEndpoints } from '@foyer/contract/wire/leads/list/endpoints'
import { wordsOf } from '../../../api/call-failed'
import { useSend } from '../../../api/queries'
import { longDuration, showToast } from '../../../ui/toasts/toast'

function useUndoBulk() {
  const undo = useSend(leadListEndpoints.undoBulk)
  return (undoId: string) =>
    undo.mutateAsync({ undoId }).then(
      ({ done, refusedCount }) =>
        showToast({
          kind: refusedCount > 0 ? 'problem' : 'ok',
          text: refusedCount > 0 ? texts.partlyUndone(done, refusedCount) : texts.undone(done),
          ...(refusedCount > 0 && { duration: longDuration }),
        }),
      (error) => showToast({ kind: 'problem', text: wordsOf(error, callTexts.failed) }),
    )
}

interface Saying {
  duration?: number
  /** How many there were, below the words. */
  isCounted?: boolean
}

/** Says what a bulk call did, with Undo; `onPartly` shows what stayed as it was and why. */
export function useBulkReport(onPartly: (report: BulkReport) => void) {
  const undoBulk = useUndoBulk()
  return (report: BulkReport, done: string, { duration, isCounted }: Saying = {}) => {
    const { undoId, refused, refusedCount } = report
    if (report.done > 0)
      showToast({
        kind: 'ok',
        text: done,
        ...(isCounted && report.done > 1 && { detail: texts.number(report.done) }),
        ...(undoId && { undo: () => void undoBulk(undoId) }),
        ...(duration && { duration }),
      })
    const [only] = refused
    if (report.done === 0 && refusedCount === 1 && only)
      showToast({ kind: 'problem', text: texts.of(only.name, only.reason) })
    else if (refusedCount > 0) onPartly(report)
  }
}
