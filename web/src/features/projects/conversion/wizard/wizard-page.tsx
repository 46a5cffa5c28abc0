import { accessTexts } from '@foyer/contract/accounts/messages'
import type { LeadDetail } from '@foyer/contract/leads/record/draft'
import { leadName } from '@foyer/contract/leads/rules'
import { convertedTexts, wizardTexts as texts } from '@foyer/contract/projects/conversion/messages-wizard'
import { projectPageTexts } from '@foyer/contract/projects/record/messages'
import { Button } from '@mantine/core'
import { IconFolderCheck, IconLock, IconUserQuestion } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { addresses } from '../../../../app/addresses'
import { PageBody } from '../../../../ui/layout/page'
import { EmptyState } from '../../../../ui/states/empty-state'
import { Loaded } from '../../../../ui/states/loaded'
import { useCan } from '../../../accounts/use-can'
import { useProfile } from '../../../accounts/use-profile'
import { wizardKey } from './kept-wizard'
import { useWizardStart } from './use-wizard-start'
import { Wizard } from './wizard'

const toProjects = (
  <Button component={Link} to={addresses.projects} variant="default">
    {projectPageTexts.toProjects}
  </Button>
)

/** /pmt/?leadId={id} makes a project of a lead (W-002); /pmt/?new one that no lead was before. */
export function WizardPage({ leadId }: { leadId: string | undefined }) {
  const canConvert = useCan('leads.convert')
  const canCreate = useCan('projects.create')
  if (!(leadId ? canConvert : canCreate))
    return <EmptyState isPage icon={IconLock} title={accessTexts.disabled} action={toProjects} />
  return <WizardOf key={leadId} leadId={leadId} />
}

const isAbsent = (status: number | undefined) => status !== undefined && [400, 403, 404].includes(status)

function WizardOf({ leadId }: { leadId: string | undefined }) {
  const { data: profile } = useProfile()
  const { start, lead } = useWizardStart(leadId)
  const [wasConverted, setWasConverted] = useState<LeadDetail>()
  if (!start.data && lead.data?.isConverted && !wasConverted) setWasConverted(lead.data)
  if (wasConverted) return <AlreadyConverted lead={wasConverted} />
  if (!start.data && isAbsent(lead.error?.status))
    return <EmptyState isPage icon={IconUserQuestion} title={convertedTexts.absent} action={toProjects} />
  if (!start.data || !profile)
    return (
      <PageBody width="narrow">
        <Loaded of={start} failed={texts.loadFailed} rows={6}>
          {() => null}
        </Loaded>
      </PageBody>
    )
  const { lead: ofLead, ...begun } = start.data
  return (
    <Wizard
      {...begun}
      lead={ofLead && { id: ofLead.id, name: leadName(ofLead) }}
      keptAs={wizardKey(profile.company.id, profile.id, leadId)}
    />
  )
}

/** Nobody needs a second project of one lead. */
function AlreadyConverted({ lead }: { lead: LeadDetail }) {
  return (
    <EmptyState
      isPage
      icon={IconFolderCheck}
      title={convertedTexts.title}
      action={
        lead.projectId ? (
          <Button component={Link} to={addresses.project(lead.projectId)}>
            {convertedTexts.open}
          </Button>
        ) : (
          <Button component={Link} to={addresses.leadDetails(lead.id)} variant="default">
            {convertedTexts.toLead}
          </Button>
        )
      }
    />
  )
}
