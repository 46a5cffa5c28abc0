import type { Feature, Profile } from '@foyer/contract/accounts/model'
import { featureTexts, homeTexts, homeWithoutLeadsTexts as texts } from '@foyer/contract/home/messages'
import { Anchor, Box, Text } from '@mantine/core'
import { Card } from '../../ui/layout/card'
import { Stack } from '../../ui/layout/flow'
import { Page } from '../../ui/layout/page'
import { PlainList } from '../../ui/text/plain-list'
import type { CompanyDay } from '../accounts/use-company-day'
import styles from './home.module.css'
import { TasksCard } from './tasks-card'

interface HomeWithoutLeadsProps {
  greeting: string
  profile: Profile
  features: Feature[]
  day: CompanyDay
}

/** For people whose role leaves out the leads: what they have, and whom to ask. */
export function HomeWithoutLeads({ greeting, profile, features, day }: HomeWithoutLeadsProps) {
  const people = [...profile.superAdmins, ...profile.admins]
  const admins = people.filter(({ id }, index) => people.findIndex((other) => other.id === id) === index)
  return (
    <Page
      width="wide"
      title={greeting}
      titleSize="large"
      documentTitle={homeTexts.documentTitle}
      text={texts.lead(profile.company.name)}
    >
      <Box maw={640}>
        <Stack>
          <Card title={texts.title} isPadded>
            <Text size="md" fw={550}>
              {features.map((feature) => featureTexts[feature]).join(' · ') || texts.nothing}
            </Text>
            <Text size="md" data-ink="2">
              {texts.ask}
            </Text>
          </Card>
          <TasksCard day={day} />
          {admins.length > 0 && (
            <Card title={texts.admins}>
              <PlainList isDivided>
                {admins.map(({ id, fullName, email }) => (
                  <li key={id} className={styles.brief}>
                    <strong>{fullName}</strong>
                    <Anchor inherit fw={550} href={`mailto:${email}`}>
                      {email}
                    </Anchor>
                  </li>
                ))}
              </PlainList>
            </Card>
          )}
        </Stack>
      </Box>
    </Page>
  )
}
