import type { ImportDetail } from '@foyer/contract/intake/import/model'
import { importTexts } from '@foyer/contract/intake/messages/import'
import { importRunTexts as texts } from '@foyer/contract/intake/messages/import-screen'
import { grouped } from '@foyer/contract/kit/money'
import { importEndpoints } from '@foyer/contract/wire/intake/import/endpoints'
import { Button } from '@mantine/core'
import { IconArrowBackUp, IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { wordsOf } from '../../../../api/call-failed'
import { callForFile } from '../../../../api/client'
import { addresses } from '../../../../app/addresses'
import { DialogFoot } from '../../../../ui/dialogs/dialog'
import { Row, Stack } from '../../../../ui/layout/flow'
import { saveFile } from '../../../../ui/save-file'
import { Facts } from '../../../../ui/text/facts'
import { PlainList } from '../../../../ui/text/plain-list'
import { QuietText } from '../../../../ui/text/quiet-text'
import { SectionHeading } from '../../../../ui/text/section-heading'
import { showToast } from '../../../../ui/toasts/toast'
import classes from './run.module.css'
import { UndoImport } from './undo-import'

interface ImportReportProps {
  of: ImportDetail
  onAnother: () => void
  onClose: () => void
}

const wordsOn = ({ state, reason }: ImportDetail): string => {
  if (state === 'failed') return reason ?? importTexts.failed
  if (state === 'cancelled') return texts.cancelled
  return state === 'undone' ? texts.undone : texts.done
}

/** What came of an import: totals, each row that was skipped, and its undo. */
export function ImportReport({ of: detail, onAnother, onClose }: ImportReportProps) {
  const { id, fileName, state, total, created, updated, skipped, skippedRows, keptRows } = detail
  const [isUndoing, setUndoing] = useState(false)
  const hasTotals = state === 'done' || state === 'undone'
  return (
    <>
      <Stack gap={14}>
        <Stack gap={2}>
          <SectionHeading>{wordsOn(detail)}</SectionHeading>
          <QuietText>{fileName}</QuietText>
        </Stack>
        {hasTotals && (
          <Facts
            layout="cells"
            columns={4}
            isFramed
            facts={[
              [texts.total, figure(total)],
              [texts.created, figure(created)],
              [texts.updated, figure(updated)],
              [texts.skipped, figure(skipped)],
            ]}
          />
        )}
        {keptRows.length > 0 && (
          <Named label={texts.kept(keptRows.length)} hidden={0}>
            {keptRows.map(({ row, leadId, name, reason }) => (
              <li key={row}>
                <Link data-link to={addresses.leadDetails(leadId)}>
                  {name}
                </Link>{' '}
                {reason}
              </li>
            ))}
          </Named>
        )}
        {hasTotals && skippedRows.length > 0 && (
          <Named
            label={texts.skippedRows}
            hidden={skipped - skippedRows.length}
            action={detail.hasRefusedRows && <DownloadRefused id={id} />}
          >
            {skippedRows.map(({ row, reason }) => (
              <li key={row}>
                <strong>{texts.row(row)}</strong> {reason}
              </li>
            ))}
          </Named>
        )}
      </Stack>
      <DialogFoot>
        {detail.canUndo && (
          <Button
            variant="subtle"
            color="red"
            mr="auto"
            leftSection={<IconArrowBackUp size={16} stroke={1.6} />}
            onClick={() => setUndoing(true)}
          >
            {texts.undo}
          </Button>
        )}
        <Button variant="default" onClick={onAnother}>
          {texts.another}
        </Button>
        <Button data-autofocus onClick={onClose}>
          {texts.close}
        </Button>
      </DialogFoot>
      {isUndoing && <UndoImport of={detail} onClose={() => setUndoing(false)} />}
    </>
  )
}

const figure = (count: number) => <span className={classes.figure}>{grouped(count)}</span>

interface NamedProps {
  label: string
  /** How many more there are than are named. */
  hidden: number
  action?: React.ReactNode
  children: React.ReactNode
}

function Named({ label, hidden, action, children }: NamedProps) {
  return (
    <section className={classes.part} aria-label={label}>
      <Row justify="space-between">
        <SectionHeading>{label}</SectionHeading>
        {action}
      </Row>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className={classes.list} tabIndex={0} data-focus="inside">
        <PlainList label={label} isDivided>
          {children}
        </PlainList>
      </div>
      {hidden > 0 && <QuietText size="small">{texts.more(hidden)}</QuietText>}
    </section>
  )
}

function DownloadRefused({ id }: { id: string }) {
  const { isPending, mutate } = useMutation({
    mutationFn: () => callForFile(importEndpoints.refusedRows, { id }),
    onSuccess: (file) => saveFile(file, importTexts.refusedFile),
    onError: (error) => showToast({ kind: 'problem', text: wordsOf(error, texts.downloadFailed) }),
  })
  return (
    <Button
      size="xs"
      variant="subtle"
      loading={isPending}
      leftSection={<IconDownload size={16} stroke={1.6} />}
      onClick={() => mutate()}
    >
      {texts.download}
    </Button>
  )
}
