import { listTexts as texts } from '@foyer/contract/quotations/document/messages-page'
import { quotationEndpoints } from '@foyer/contract/wire/quotations/document/endpoints'
import { IconFileInvoice } from '@tabler/icons-react'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { useEndpoint } from '../../../../api/queries'
import { addresses } from '../../../../app/addresses'
import { AddButton } from '../../../../ui/add-button'
import { Surface } from '../../../../ui/layout/card'
import { Page } from '../../../../ui/layout/page'
import { EmptyState } from '../../../../ui/states/empty-state'
import { Loaded } from '../../../../ui/states/loaded'
import { MetaLine } from '../../../../ui/text/meta-line'
import type { QuotationsRead } from '../../shapes'
import { NewQuotationDialog } from './new-quotation-dialog'
import { QuotationTable } from './quotation-table'

/** Every quotation of a project. */
export function QuotationsPage() {
  const { projectId = '' } = useParams()
  const reading = useEndpoint(quotationEndpoints.quotationsOfProject, { projectId })
  const [isNew, setNew] = useState(false)
  const { data } = reading
  return (
    <Page
      title={data ? texts.title(data.project.name) : texts.tab}
      text={data && <Places project={data.project} />}
      action={data?.mayEdit && <AddButton onClick={() => setNew(true)}>{texts.create}</AddButton>}
    >
      <Surface label={texts.tab}>
        <Loaded of={reading} failed={texts.loadFailed} rows={4}>
          {(of) => <Quotations of={of} />}
        </Loaded>
      </Surface>
      {isNew && <NewQuotationDialog projectId={projectId} onClose={() => setNew(false)} />}
    </Page>
  )
}

export function Quotations({ of }: { of: QuotationsRead }) {
  if (of.quotations.length > 0) return <QuotationTable of={of} />
  return (
    <EmptyState icon={IconFileInvoice} title={texts.empty} {...(of.mayEdit && { hint: texts.emptyHint })} />
  )
}

function Places({ project: { id, leadId, isConfirmed, client } }: Pick<QuotationsRead, 'project'>) {
  return (
    <MetaLine
      pieces={[
        client.name,
        isConfirmed && (
          <Link key="project" data-link to={addresses.project(id)}>
            {texts.toProject}
          </Link>
        ),
        leadId && (
          <Link key="lead" data-link to={addresses.leadDetails(leadId)}>
            {texts.toLead}
          </Link>
        ),
      ]}
    />
  )
}
