import { listTexts as texts } from '@foyer/contract/quotations/document/messages-page'
import type { QuotationKind } from '@foyer/contract/quotations/document/model'
import { quotationEndpoints } from '@foyer/contract/wire/quotations/document/endpoints'
import { useEffect, useRef } from 'react'
import { Navigate, useParams } from 'react-router'
import { wordsOf } from '../../../../api/call-failed'
import { useSend } from '../../../../api/queries'
import { addresses } from '../../../../app/addresses'
import { PageBody } from '../../../../ui/layout/page'
import { FailedState } from '../../../../ui/states/failed-state'
import { RowSkeleton } from '../../../../ui/states/skeleton'
import { useCan } from '../../../accounts/use-can'

/** The newest one of its kind that is still written, or a new one; who only reads gets the list. */
function OpenQuotation({ kind }: { kind: QuotationKind }) {
  const { projectId = '' } = useParams()
  const mayEdit = useCan('quotations.edit')
  const open = useSend(quotationEndpoints.createQuotation)
  const { mutate, data, error } = open
  const asked = useRef('')
  const begin = () => mutate({ projectId, kind, from: { kind: 'blank' }, isOpenReused: true })
  useEffect(() => {
    if (!mayEdit || asked.current === projectId) return
    asked.current = projectId
    begin()
  })
  if (!mayEdit) return <Navigate replace to={addresses.quotations(projectId)} />
  if (data) return <Navigate replace to={addresses.quotation(projectId, data.id)} />
  return (
    <PageBody>
      {error ? (
        <FailedState isPage what={wordsOf(error, texts.beginFailed)} onRetry={begin} />
      ) : (
        <RowSkeleton rows={8} />
      )}
    </PageBody>
  )
}

export const DesignQuotationPage = () => <OpenQuotation kind="design" />
export const ExecutionQuotationPage = () => <OpenQuotation kind="execution" />
