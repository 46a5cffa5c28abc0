import { importLimits } from '@foyer/contract/intake/import/limits'
import type { ReadSheets } from '@foyer/contract/intake/import/model'
import { importScreenTexts, importReviewTexts as texts } from '@foyer/contract/intake/messages/import-screen'
import { importTargets, targetLabel } from '@foyer/contract/intake/targets'
import type { FormFile } from '@foyer/contract/kit/endpoint'
import { Button } from '@mantine/core'
import { IconTableOff } from '@tabler/icons-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { wordsOf } from '../../../../api/call-failed'
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog'
import { DialogFoot } from '../../../../ui/dialogs/dialog'
import { CheckField } from '../../../../ui/form/fields/check-field'
import { Stack } from '../../../../ui/layout/flow'
import { useIsPhone } from '../../../../ui/phone'
import { EmptyState } from '../../../../ui/states/empty-state'
import { QuietText } from '../../../../ui/text/quiet-text'
import { dismissToastAbout, showToast } from '../../../../ui/toasts/toast'
import { BadRows, sentenceOf } from './bad-rows'
import { KnownRows } from './known-rows'
import { MatchColumns } from './match-columns'
import { MissingFields } from './missing-fields'
import { ReviewHead } from './review-head'
import { isBad, type ReviewRow } from './reviewed'
import { PreviewCards } from './table/preview-cards'
import type { RowsHandle } from './table/preview-props'
import { PreviewTable } from './table/preview-table'
import { useKnownRows } from './use-known-rows'
import { useReview } from './use-review'
import { useShownRows } from './use-shown-rows'
import { useStart } from './use-start'

interface ReviewStepProps {
  file: FormFile
  sheets: ReadSheets
  /** Whether something would be lost. */
  onChanged: (isChanged: boolean) => void
  /** Being sent: what would be changed now is not in it. */
  onStarting: (isStarting: boolean) => void
  onAgain: () => void
  onStarted: (id: string) => void
}

/** Step 3: what the file has, repaired and matched before anything is saved. */
export function ReviewStep({ file, sheets, onChanged, onStarting, onAgain, onStarted }: ReviewStepProps) {
  const isPhone = useIsPhone()
  const review = useReview(sheets)
  const { rows, bad, columns, isChanged } = review
  const shown = useShownRows(rows)
  const known = useKnownRows(rows)
  const [isMatching, setMatching] = useState(false)
  const [isRefused, setRefused] = useState(false)
  const [isAskingAgain, setAskingAgain] = useState(false)
  const again = () => (isChanged ? setAskingAgain(true) : onAgain())
  const handle = useRef<RowsHandle>(null)
  const badPlace = useRef<HTMLElement>(null)
  const start = useStart(file, onStarted)

  useEffect(() => onChanged(isChanged), [isChanged, onChanged])
  useEffect(() => onStarting(start.isPending), [start.isPending, onStarting])
  // What showed the upload is gone; the keyboard stays in the dialog.
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus({ preventScroll: true }), [])

  const fields = useMemo(() => {
    const { customFields } = sheets.rules
    return [...importTargets, ...customFields.map(({ id }) => `custom:${id}`)].map((value) => ({
      value,
      label: targetLabel(value, customFields) ?? value,
    }))
  }, [sheets])
  const examplesOf = (index: number) =>
    [...new Set(rows.slice(0, 50).flatMap(({ cells }) => cells[index]?.trim() || []))].slice(0, 3)

  const say = (text: string) =>
    showToast({ kind: 'problem', text, about: 'import', duration: importLimits.errorMs })
  const send = (isOnlyValid: boolean) => {
    dismissToastAbout('import')
    start.mutate(review.planFor(isOnlyValid), {
      // L-227; what the rows are refused for stays as long as any other error of a row (L-224).
      onError: (error) => say(wordsOf(error, importScreenTexts.failed)),
    })
  }
  const press = () => {
    const [first] = bad
    if (!first) return send(false)
    say(sentenceOf(first))
    setRefused(true)
    requestAnimationFrame(() => {
      badPlace.current?.focus({ preventScroll: true })
      badPlace.current?.scrollIntoView({ block: 'end' })
    })
  }
  const show = ({ row, problems }: ReviewRow) => handle.current?.show(row, [...problems.keys()][0])
  const next = () => {
    const cell = document.activeElement?.closest('[data-cell]')?.getAttribute('data-cell')
    const at = Number(cell?.split('-')[0] ?? 0)
    const first = bad.find(({ row }) => row > at) ?? bad[0]
    if (first) show(first)
  }

  const Preview = isPhone ? PreviewCards : PreviewTable
  return (
    <>
      <div ref={place} tabIndex={-1} inert={start.isPending}>
        <Stack gap={12}>
          <ReviewHead
            fileName={file.name}
            review={review}
            isMatching={isMatching}
            onMatching={() => setMatching(!isMatching)}
            isOnlyBad={shown.isOnlyBad}
            onOnlyBad={shown.setOnlyBad}
            onNext={next}
          />
          {isMatching && (
            <MatchColumns
              columns={columns}
              lines={review.firstLines}
              headerRow={review.headerRow}
              onHeader={review.chooseHeader}
              fields={fields}
              examplesOf={examplesOf}
              onMatch={review.match}
            />
          )}
          {rows.length === 0 ? (
            <EmptyState icon={IconTableOff} title={texts.empty} hint={texts.emptyHint} />
          ) : (
            <>
              <MissingFields columns={columns} onMatch={isMatching ? undefined : () => setMatching(true)} />
              <Preview
                key={review.sheetName}
                rows={shown.rows}
                columns={columns}
                onEdit={review.edit}
                onLeaveOut={review.leaveOut}
                handle={handle}
              />
              {isRefused && bad.length > 0 && (
                <BadRows
                  rows={bad}
                  columns={columns}
                  goodCount={review.taken - bad.filter(isBad).length}
                  isBusy={start.isPending}
                  nodeRef={badPlace}
                  onShow={show}
                  onAgain={again}
                  onValidOnly={() => send(true)}
                />
              )}
              <KnownRows of={known} duplicates={review.duplicates} setDuplicates={review.setDuplicates} />
              <CheckField
                label={texts.newEnquiries}
                description={texts.newEnquiriesHint}
                value={review.areNewEnquiries}
                onChange={review.setNewEnquiries}
              />
            </>
          )}
        </Stack>
      </div>
      <DialogFoot>
        <Button variant="default" mr="auto" disabled={start.isPending} onClick={again}>
          {importScreenTexts.another}
        </Button>
        <Button loading={start.isPending} disabled={review.taken === 0} onClick={press}>
          {importScreenTexts.import}
        </Button>
      </DialogFoot>
      {isAskingAgain && (
        <ConfirmDialog
          title={texts.anotherTitle}
          confirm={importScreenTexts.another}
          isBusy={false}
          problem={undefined}
          onConfirm={onAgain}
          onClose={() => setAskingAgain(false)}
        >
          <QuietText>{texts.loseEdits}</QuietText>
        </ConfirmDialog>
      )}
    </>
  )
}
