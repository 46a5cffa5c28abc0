import type { Feature, Profile } from '@foyer/contract/accounts/model'
import { featureTexts, homeWithoutLeadsTexts as texts } from '@foyer/contract/home/messages'
import { Card } from '../../ui/layout/card'
import type { CompanyDay } from '../accounts/use-company-day'
import styles from './home.module.css'
import { TasksCard } from './tasks-card'

interface HomeWithoutLeadsProps {
  profile: Profile
  features: Feature[]
  day: CompanyDay
}

/** For people whose role leaves out the leads: what they have, and whom to ask. */
export function HomeWithoutLeads({ profile, features, day }: HomeWithoutLeadsProps) {
  const people = [...profile.superAdmins, ...profile.admins]
  const admins = people.filter(({ id }, index) => people.findIndex((other) => other.id === id) === index)
  return (
    <>
      <p className={styles.sentence}>{texts.lead(profile.company.name)}</p>
      <div className={styles.single}>
        <Card title={texts.title}>
          <p className={styles.text}>
            {features.map((feature) => featureTexts[feature]).join(' · ') || texts.nothing}
          </p>
          <p className={styles.text}>{texts.ask}</p>
        </Card>
        <TasksCard day={day} />
        {admins.length > 0 && (
          <Card title={texts.admins}>
            <ul className={styles.brief}>
              {admins.map(({ id, fullName, email }) => (
                <li key={id}>
                  <strong>{fullName}</strong>
                  <a href={`mailto:${email}`}>{email}</a>
                </li>
              ))}
            </ul>
          </Card>
        )}
      </div>
    </>
  )
}
