import { metaTexts as texts } from '@foyer/contract/intake/messages/meta'
import type { FailedMetaLead } from '@foyer/contract/intake/meta/model'
import { Button } from '@mantine/core'
import { SheetPart } from '../../../ui/dialogs/sheet'
import { Row } from '../../../ui/layout/flow'
import { DataTable } from '../../../ui/list/data-table'
import { Loaded } from '../../../ui/states/loaded'
import { QuietText } from '../../../ui/text/quiet-text'
import { SectionHeading } from '../../../ui/text/section-heading'
import { Moment } from '../doors/moment'
import { useFailedLeads, useTelling } from './use-integration'

/** Leads that could not be taken in, each with its reason; nothing where there are none. */
export function FailedLeads() {
  return (
    <Loaded of={useFailedLeads()} failed={texts.failedLeadsLoad} rows={1}>
      {({ leads }) => leads.length > 0 && <FailedTable leads={leads} />}
    </Loaded>
  )
}

function FailedTable({ leads }: { leads: FailedMetaLead[] }) {
  const retry = useTelling('metaRetry')
  const isRetried = (id: string) => retry.isPending && retry.variables.ids.includes(id)
  return (
    <>
      <SheetPart>
        <Row justify="space-between">
          <SectionHeading>{texts.failedLeads}</SectionHeading>
          <Button
            variant="default"
            loading={retry.isPending}
            onClick={() => retry.mutate({ ids: leads.map(({ id }) => id) })}
          >
            {texts.retryAll}
          </Button>
        </Row>
      </SheetPart>
      <DataTable
        label={texts.failedLeads}
        rows={leads}
        keyOf={({ id }) => id}
        nameOf={({ leadId }) => leadId}
        columns={[
          { label: texts.leadOfMeta, isHeading: true, cell: ({ leadId }) => leadId },
          { label: texts.page, cell: ({ page }) => page },
          {
            label: texts.receivedAt,
            isNarrow: true,
            cell: ({ receivedAt }) => <Moment at={receivedAt} />,
          },
          { label: texts.reason, cell: ({ reason }) => <QuietText>{reason}</QuietText> },
        ]}
        tool={{
          label: texts.retry,
          of: ({ id }) => (
            <Button
              size="xs"
              variant="default"
              flex="none"
              loading={isRetried(id)}
              onClick={() => retry.mutate({ ids: [id] })}
            >
              {texts.retry}
            </Button>
          ),
        }}
      />
    </>
  )
}
