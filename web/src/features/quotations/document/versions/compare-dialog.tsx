import { screenTexts } from '@foyer/contract/kit/screen-texts'
import { versionTexts as texts } from '@foyer/contract/quotations/document/messages-page'
import type { QuotationDocument } from '@foyer/contract/quotations/document/model'
import { quotationEndpoints } from '@foyer/contract/wire/quotations/document/endpoints'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useEndpoint } from '../../../../api/queries'
import { Dialog, DialogFoot } from '../../../../ui/dialogs/dialog'
import { FieldGrid } from '../../../../ui/form/field-grid'
import { ChoiceField } from '../../../../ui/form/fields/choice-field'
import { Stack } from '../../../../ui/layout/flow'
import { type Reading, together } from '../../../../ui/reading'
import { Loaded } from '../../../../ui/states/loaded'
import type { VersionRead } from '../../shapes'
import { DifferenceTable } from './difference-table'

interface CompareDialogProps {
  id: string
  versions: readonly VersionRead[]
  draft: QuotationDocument
  symbol: string
  /** Which is looked at first. */
  from: number
  onClose: () => void
}

/** What is written now is called 0. */
const nameOf = (version: string) => (version === '0' ? texts.draft : texts.version(Number(version)))

function useDocument(id: string, version: string, draft: QuotationDocument): Reading<QuotationDocument> {
  const isDraft = version === '0'
  const { data, isError, refetch } = useEndpoint(
    quotationEndpoints.quotationVersion,
    { id, version: Number(version) },
    { enabled: !isDraft, staleTime: Number.POSITIVE_INFINITY },
  )
  return isDraft ? { data: draft, isError: false, refetch } : { data: data?.document, isError, refetch }
}

/** Two versions of a quotation, or one and what is written now. */
export function CompareDialog({ id, versions, draft, symbol, from, onClose }: CompareDialogProps) {
  const [first, setFirst] = useState(String(from))
  const newest = versions[0]?.version ?? 0
  const [second, setSecond] = useState(from === newest ? '0' : String(newest))
  const one = useDocument(id, first, draft)
  const other = useDocument(id, second, draft)
  const data = ['0', ...versions.map(({ version }) => String(version))].map((version) => ({
    value: version,
    label: nameOf(version),
  }))
  return (
    <Dialog opened title={texts.compareTitle} width={1120} onClose={onClose}>
      <Stack gap={16}>
        <FieldGrid columns={2} staysBeside>
          <ChoiceField label={texts.from} data={data} value={first} onChange={setFirst} />
          <ChoiceField label={texts.to} data={data} value={second} onChange={setSecond} />
        </FieldGrid>
        <Loaded of={together({ one, other })} failed={texts.loadFailed} rows={6}>
          {(both) => (
            <DifferenceTable
              one={{ name: nameOf(first), document: both.one }}
              other={{ name: nameOf(second), document: both.other }}
              symbol={symbol}
            />
          )}
        </Loaded>
      </Stack>
      <DialogFoot>
        <Button variant="default" onClick={onClose}>
          {screenTexts.close}
        </Button>
      </DialogFoot>
    </Dialog>
  )
}
