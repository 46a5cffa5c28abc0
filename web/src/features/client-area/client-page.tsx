import { clientAreaTexts } from '@foyer/contract/client-area/messages'
import { displayPhone } from '@foyer/contract/kit/phone'
import { Card } from '../../ui/layout/card'
import { Stack } from '../../ui/layout/flow'
import { Page } from '../../ui/layout/page'
import { type Fact, Facts } from '../../ui/text/facts'
import { PlainList } from '../../ui/text/plain-list'
import { useProfile } from '../accounts/use-profile'
import styles from './client-page.module.css'
import { ClientProjects } from './client-projects'

/** What a client has: their details, whom to turn to, and the projects shared with them. */
export function ClientPage() {
  const { data: profile } = useProfile()
  if (!profile) return null
  const { company } = profile
  const details: Fact[] = [
    [clientAreaTexts.name, profile.fullName],
    [clientAreaTexts.email, profile.email],
    [clientAreaTexts.phone, profile.phone && displayPhone(profile.phone)],
    [clientAreaTexts.address, [profile.address, profile.city, profile.postalCode].filter(Boolean).join(', ')],
  ]
  return (
    <Page
      width="narrow"
      titleSize="large"
      title={clientAreaTexts.greeting(profile.firstName || profile.fullName)}
      documentTitle={company.name}
      text={clientAreaTexts.lead(company.name)}
    >
      <Stack>
        <ClientProjects company={company.name} />
        <Card title={clientAreaTexts.yours}>
          <Facts layout="cells" facts={details} blank={clientAreaTexts.missing} />
        </Card>
        {profile.superAdmins.length > 0 && (
          <Card title={clientAreaTexts.contact(company.name)}>
            <PlainList isDivided>
              {profile.superAdmins.map(({ id, fullName, email }) => (
                <li key={id} className={styles.contact}>
                  <strong>{fullName}</strong>
                  <a data-link href={`mailto:${email}`}>
                    {email}
                  </a>
                </li>
              ))}
            </PlainList>
          </Card>
        )}
      </Stack>
    </Page>
  )
}
