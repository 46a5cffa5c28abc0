import { listTexts, editorTexts as texts } from '@foyer/contract/quotations/document/messages-page'
import { quotationEndpoints } from '@foyer/contract/wire/quotations/document/endpoints'
import { useParams } from 'react-router'
import { useEndpoint } from '../../../../api/queries'
import { PageBody } from '../../../../ui/layout/page'
import { Loaded } from '../../../../ui/states/loaded'
import { PageTitle } from '../../../../ui/text/page-title'
import { Editor } from './editor'

/** One quotation of a project. */
export function QuotationEditorPage() {
  const { id = '' } = useParams()
  const reading = useEndpoint(quotationEndpoints.quotation, { id })
  if (reading.data) return <Editor key={id} record={reading.data} />
  return (
    <PageBody>
      <PageTitle>{listTexts.quotation}</PageTitle>
      <Loaded of={reading} failed={texts.loadFailed} rows={12}>
        {() => null}
      </Loaded>
    </PageBody>
  )
}
