import { screenTexts } from '@foyer/contract/kit/screen-texts'
import { mergeTexts as texts } from '@foyer/contract/leads/messages/merge'
import type { LeadRow } from '@foyer/contract/leads/model'
import { leadName } from '@foyer/contract/leads/rules'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useEndpoint, useSend } from '../../../../api/queries'
import { Dialog, DialogFoot } from '../../../../ui/dialogs/dialog'
import { FormProblem } from '../../../../ui/form/form-problem'
import { Stack } from '../../../../ui/layout/flow'
import { FailedState } from '../../../../ui/states/failed-state'
import { RowSkeleton } from '../../../../ui/states/skeleton'
import { QuietText } from '../../../../ui/text/quiet-text'
import { showToast } from '../../../../ui/toasts/toast'
import { useCan } from '../../../accounts/use-can'
import { useCompanyDay } from '../../../accounts/use-company-day'
import { failureWords } from '../../bulk/failure-words'
import { differencesOf, mergeOf, type Pair, type Side, sideThatMustStay } from './merge-choices'
import { MergePreview } from './merge-preview'
import { MergeTable } from './merge-table'
import { useUndoMerge } from './use-undo-merge'

interface MergeDialogProps {
  pair: readonly [LeadRow, LeadRow]
  onDone: () => void
  onClose: () => void
}

/** Makes one lead of two, field by field. */
export function MergeDialog({ pair: [one, two], onDone, onClose }: MergeDialogProps) {
  const first = useEndpoint(leadCaptureEndpoints.byId, { id: one.id })
  const second = useEndpoint(leadCaptureEndpoints.byId, { id: two.id })
  const failed = [first, second].filter(({ isError, data }) => isError && !data)
  const retry = () => {
    for (const { refetch } of failed) void refetch()
  }
  return (
    <Dialog opened title={texts.title} width={760} onClose={onClose}>
      {failed.length > 0 && (
        <FailedState what={failureWords(failed[0]?.error, texts.loadFailed)} onRetry={retry} />
      )}
      {failed.length === 0 && (!first.data || !second.data) && <RowSkeleton rows={8} />}
      {first.data && second.data && (
        <MergeForm pair={[first.data, second.data]} onDone={onDone} onClose={onClose} />
      )}
    </Dialog>
  )
}

interface MergeFormProps {
  pair: Pair
  onDone: () => void
  onClose: () => void
}

function MergeForm({ pair, onDone, onClose }: MergeFormProps) {
  const { currencySymbol } = useCompanyDay()
  const mayAssign = useCan('leads.assign')
  const mustStay = sideThatMustStay(pair)
  const [chosen, setKept] = useState<Side>(0)
  const kept = mustStay ?? chosen
  const [picked, setPicked] = useState<Readonly<Record<string, Side>>>({})
  const { isBusy, problem, merge } = useMerge(onDone, onClose)
  const differences = differencesOf(pair, currencySymbol)
  const choosing = { kept, picked, mayAssign }
  return (
    <>
      <Stack gap={14}>
        <QuietText>{texts.intro}</QuietText>
        <MergeTable
          pair={pair}
          differences={differences}
          choosing={choosing}
          mustStay={mustStay}
          onKeep={setKept}
          onPick={(key, side) => setPicked((former) => ({ ...former, [key]: side }))}
        />
        <MergePreview pair={pair} differences={differences} choosing={choosing} />
        <QuietText>{texts.goes(leadName(pair[kept === 0 ? 1 : 0]))}</QuietText>
      </Stack>
      <FormProblem text={problem} />
      <DialogFoot>
        <Button variant="default" onClick={onClose}>
          {screenTexts.cancel}
        </Button>
        <Button loading={isBusy} onClick={() => merge(mergeOf(pair, differences, choosing))}>
          {texts.confirm}
        </Button>
      </DialogFoot>
    </>
  )
}

function useMerge(onDone: () => void, onClose: () => void) {
  const undoMerge = useUndoMerge()
  const { isPending, error, mutate } = useSend(leadCaptureEndpoints.merge, {
    onSuccess: ({ mergeId }) => {
      onClose()
      onDone()
      const undo = () => void undoMerge(mergeId)
      showToast({ kind: 'ok', text: texts.merged, undo })
    },
  })
  return {
    isBusy: isPending,
    problem: error ? failureWords(error, texts.failed) : undefined,
    merge: mutate,
  }
}
