import { listTexts as texts } from '@foyer/contract/quotations/document/messages-page'
import { quotationEndpoints } from '@foyer/contract/wire/quotations/document/endpoints'
import { useState } from 'react'
import { useEndpoint } from '../../../../api/queries'
import { AddButton } from '../../../../ui/add-button'
import { Card } from '../../../../ui/layout/card'
import { Loaded } from '../../../../ui/states/loaded'
import { NewQuotationDialog } from './new-quotation-dialog'
import { Quotations } from './quotations-page'

/** The quotations of a project on its own page. */
export function ProjectQuotations({ project }: { project: { id: string } }) {
  const reading = useEndpoint(quotationEndpoints.quotationsOfProject, { projectId: project.id })
  const [isNew, setNew] = useState(false)
  return (
    <Card
      title={texts.tab}
      action={
        reading.data?.mayEdit && (
          <AddButton look="quiet" onClick={() => setNew(true)}>
            {texts.create}
          </AddButton>
        )
      }
    >
      <Loaded of={reading} failed={texts.loadFailed} rows={4}>
        {(of) => <Quotations of={of} />}
      </Loaded>
      {isNew && <NewQuotationDialog projectId={project.id} onClose={() => setNew(false)} />}
    </Card>
  )
}
