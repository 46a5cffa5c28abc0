import { projectPeopleTexts as texts } from '@foyer/contract/projects/record/messages'
import type { Project } from '@foyer/contract/projects/record/model'
import { Link } from 'react-router'
import { addresses } from '../../../app/addresses'
import { Card } from '../../../ui/layout/card'
import { Facts } from '../../../ui/text/facts'

/** Whose project it is, and how they are reached. */
export function ProjectClient({ project: { client, lead } }: { project: Project }) {
  return (
    <Card title={texts.client}>
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
                {client.phone}
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
          [texts.account, client.hasAccount ? texts.hasAccount : texts.noAccount],
        ]}
      />
    </Card>
  )
}
