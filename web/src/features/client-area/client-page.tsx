import { clientAreaTexts } from '@foyer/contract/client-area/messages'
import { displayPhone } from '@foyer/contract/kit/phone'
import { IconFolderOpen } from '@tabler/icons-react'
import { EmptyState } from '../../ui/empty-state'
import { PageTitle } from '../../ui/page-title'
import { useProfile } from '../accounts/use-profile'
import styles from './client-page.module.css'

/** What a client has: their details, whom to turn to, and the projects shared with them. */
export function ClientPage() {
  const { data: profile } = useProfile()
  if (!profile) return null
  const { company } = profile
  const details = [
    { label: clientAreaTexts.name, value: profile.fullName },
    { label: clientAreaTexts.email, value: profile.email },
    { label: clientAreaTexts.phone, value: profile.phone && displayPhone(profile.phone) },
    {
      label: clientAreaTexts.address,
      value: [profile.address, profile.city, profile.postalCode].filter(Boolean).join(', '),
    },
  ]
  return (
    <div className={styles.page}>
      <PageTitle size="large" documentTitle={company.name}>
        {clientAreaTexts.greeting(profile.firstName || profile.fullName)}
      </PageTitle>
      <p className={styles.lead}>{clientAreaTexts.lead(company.name)}</p>
      <section className={styles.card}>
        <h2>{clientAreaTexts.projects}</h2>
        <EmptyState
          icon={IconFolderOpen}
          title={clientAreaTexts.noProjects}
          hint={clientAreaTexts.noProjectsHint(company.name)}
        />
      </section>
      <section className={styles.card}>
        <h2>{clientAreaTexts.yours}</h2>
        <dl className={styles.details}>
          {details.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value || clientAreaTexts.missing}</dd>
            </div>
          ))}
        </dl>
      </section>
      {profile.superAdmins.length > 0 && (
        <section className={styles.card}>
          <h2>{clientAreaTexts.contact(company.name)}</h2>
          <ul className={styles.contacts}>
            {profile.superAdmins.map(({ id, fullName, email }) => (
              <li key={id}>
                <strong>{fullName}</strong>
                <a href={`mailto:${email}`}>{email}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
