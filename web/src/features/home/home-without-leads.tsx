import type { Profile } from '@foyer/contract/accounts/model'
import { homeWithoutLeadsTexts } from '@foyer/contract/home/messages'
import styles from './home.module.css'
import { HomeCard } from './home-card'

/** For people whose role leaves out the leads: where they are, and whom to ask. */
export function HomeWithoutLeads({ profile }: { profile: Profile }) {
  const people = [...profile.superAdmins, ...profile.admins]
  const admins = people.filter(({ id }, index) => people.findIndex((other) => other.id === id) === index)
  return (
    <>
      <p className={styles.sentence}>{homeWithoutLeadsTexts.lead(profile.company.name)}</p>
      <div className={styles.single}>
        <HomeCard title={homeWithoutLeadsTexts.title}>
          <p className={styles.text}>{homeWithoutLeadsTexts.none}</p>
          {admins.length > 0 && (
            <>
              <h3 className={styles.text}>{homeWithoutLeadsTexts.admins}</h3>
              <ul className={styles.brief}>
                {admins.map(({ id, fullName, email }) => (
                  <li key={id}>
                    <strong>{fullName}</strong>
                    <a href={`mailto:${email}`}>{email}</a>
                  </li>
                ))}
              </ul>
            </>
          )}
        </HomeCard>
      </div>
    </>
  )
}
