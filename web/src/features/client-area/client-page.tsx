import { passwordTexts } from '@foyer/contract/accounts/messages/passwords'
import { clientAreaTexts } from '@foyer/contract/client-area/messages'
import { displayPhone } from '@foyer/contract/kit/phone'
import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { Card } from '../../ui/layout/card'
import { Stack } from '../../ui/layout/flow'
import { Page } from '../../ui/layout/page'
import { type Fact, Facts } from '../../ui/text/facts'
import { PlainList } from '../../ui/text/plain-list'
import { useProfile } from '../accounts/use-profile'
import styles from './client-page.module.css'
import { ClientProjects } from './client-projects'

const PasswordCard = lazy(() =>
  import('../accounts/security/password-card').then((module) => ({ default: module.PasswordCard })),
)

/** What a client has: their details, whom to turn to, and the projects shared with them. */
export function ClientPage() {
  const { data: profile } = useProfile()
  const [isChanging, setChanging] = useState(false)
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
        <Card
          title={clientAreaTexts.yours}
          action={
            <Button variant="subtle" aria-expanded={isChanging} onClick={() => setChanging(!isChanging)}>
              {passwordTexts.change}
            </Button>
          }
        >
          <Facts layout="cells" facts={details} blank={clientAreaTexts.missing} />
        </Card>
        {isChanging && (
          <Suspense>
            <PasswordCard email={profile.email} />
          </Suspense>
        )}
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
