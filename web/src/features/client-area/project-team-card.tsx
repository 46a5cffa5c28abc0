import { clientProjectTexts as texts } from '@foyer/contract/client-area/messages'
import type { ClientContact } from '@foyer/contract/client-area/model'
import { dialledPhone, displayPhone } from '@foyer/contract/kit/phone'
import { Card } from '../../ui/layout/card'
import { Stack } from '../../ui/layout/flow'
import { MetaLine } from '../../ui/text/meta-line'
import { PlainList } from '../../ui/text/plain-list'
import styles from './client-page.module.css'

/** Whom to turn to, who leads it first. */
export function ProjectTeamCard({ contacts }: { contacts: ClientContact[] }) {
  return (
    <Card title={texts.team}>
      <PlainList isDivided>
        {contacts.map(({ name, email, phone, isLead }) => (
          <li key={email} className={styles.contact}>
            <Stack gap={2}>
              <strong>{name}</strong>
              {isLead && <small>{texts.lead}</small>}
            </Stack>
            <MetaLine
              pieces={[
                phone && (
                  <a key="phone" data-link href={`tel:${dialledPhone(phone) ?? phone}`}>
                    {displayPhone(phone)}
                  </a>
                ),
                <a key="mail" data-link href={`mailto:${email}`}>
                  {email}
                </a>,
              ]}
            />
          </li>
        ))}
      </PlainList>
    </Card>
  )
}
