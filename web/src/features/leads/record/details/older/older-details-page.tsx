import { detailsTexts, olderDetailsTexts as texts } from '@foyer/contract/leads/messages/work'
import type { LeadDetail } from '@foyer/contract/leads/record/draft'
import { Tabs, VisuallyHidden } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { Surface } from '../../../../../ui/layout/card'
import { Stack } from '../../../../../ui/layout/flow'
import { ReadingNote } from '../../../../accounts/reading-note'
import { LeadHistory } from '../../../work/history/lead-history'
import classes from '../details.module.css'
import { LeadPlace } from '../lead-place'
import { RemarkBox } from '../remark-box'
import { OlderHead } from './older-head'
import { OlderMenu } from './older-menu'
import { Summary } from './summary'

interface OlderDetailsPageProps {
  /** Projects are a slice above this one: who added that of the lead (D-025), and what happened in it (D-026). */
  addedBy?: (lead: LeadDetail) => ReactNode
  logs?: (lead: LeadDetail) => ReactNode
}

/** /leads/lead-details/{id}: the older page; every link inside the product goes to the other one (C-020). */
export function OlderDetailsPage(slots: OlderDetailsPageProps) {
  return <LeadPlace>{(lead) => <OlderPlace lead={lead} {...slots} />}</LeadPlace>
}

interface OlderDetailsProps extends OlderDetailsPageProps {
  lead: LeadDetail
}

function OlderPlace(props: OlderDetailsProps) {
  const { lead } = props
  if (lead.isConverted) return <OlderDetails {...props} />
  return (
    <div className={classes.besideMenu}>
      <OlderMenu leadId={lead.id} />
      <OlderDetails {...props} />
    </div>
  )
}

function OlderDetails({ lead, addedBy, logs }: OlderDetailsProps) {
  const [tab, setTab] = useState<string | null>('summary')
  return (
    <Stack className={classes.lead}>
      <OlderHead lead={lead} />
      <ReadingNote action="leads.edit" of="leads" />
      <RemarkBox lead={lead} />
      <Tabs value={tab} onChange={setTab} keepMounted={false}>
        <Tabs.List>
          <Tabs.Tab value="summary">{texts.summary}</Tabs.Tab>
          <Tabs.Tab value="logs">{texts.logs}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="summary" pt="sm">
          <Summary lead={lead} addedBy={addedBy?.(lead)} />
        </Tabs.Panel>
        <Tabs.Panel value="logs" pt="sm">
          <Surface isPadded label={detailsTexts.logHistory}>
            <VisuallyHidden component="h2">{detailsTexts.logHistory}</VisuallyHidden>
            {logs?.(lead) ?? <LeadHistory leadId={lead.id} emptyText={texts.noLogs} />}
          </Surface>
        </Tabs.Panel>
      </Tabs>
    </Stack>
  )
}
