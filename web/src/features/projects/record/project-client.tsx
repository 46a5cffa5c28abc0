import { displayPhone } from '@foyer/contract/kit/phone'
import { projectPeopleTexts as texts } from '@foyer/contract/projects/record/messages'
import type { Project } from '@foyer/contract/projects/record/model'
import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { addresses } from '../../../app/addresses'
import { Card } from '../../../ui/layout/card'
import { Row } from '../../../ui/layout/flow'
import { Facts } from '../../../ui/text/facts'
import { useCan } from '../../accounts/use-can'
import { InviteClient } from './invite-client'

const ClientDialog = lazy(() =>
  import('./client-dialog').then((module) => ({ default: module.ClientDialog })),
)

/** Whose project it is, and how they are reached. */
export function ProjectClient({ project }: { project: Project }) {
  const { id, client, lead, canChange, isDraft, isCompanyOwn } = project
  const canInvite = useCan('projects.create') && !isDraft && !isCompanyOwn
  const [isEditing, setEditing] = useState(false)
  return (
    <Card
      title={texts.client}
      action={
        canChange &&
        !isCompanyOwn && (
          <Button variant="subtle" size="compact-sm" onClick={() => setEditing(true)}>
            {texts.edit}
          </Button>
        )
      }
    >
      <Facts
        layout="cells"
        columns={1}
        facts={[
          [
            texts.client,
            client.companyName && client.companyName !== client.name
              ? `${client.name}, ${client.companyName}`
              : client.name,
          ],
          [
            texts.email,
            <a key="email" data-link href={`mailto:${client.email}`} style={{ overflowWrap: 'anywhere' }}>
              {client.email}
            </a>,
          ],
          [
            texts.phone,
            client.phone && (
              <a data-link className="num" href={`tel:${client.phone}`}>
                {displayPhone(client.phone)}
              </a>
            ),
          ],
          ...(lead
            ? ([
                [
                  texts.lead,
                  <Link key="lead" data-link to={addresses.leadDetails(lead.id)}>
                    {lead.name}
                  </Link>,
                ],
              ] as const)
            : []),
          [
            texts.account,
            <Row key="account" justify="space-between">
              {client.hasAccount ? texts.hasAccount : texts.noAccount}
              {canInvite && <InviteClient project={project} />}
            </Row>,
          ],
        ]}
      />
      {isEditing && (
        <Suspense>
          <ClientDialog projectId={id} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </Card>
  )
}
