import type { Profile } from '@foyer/contract/accounts/model'
import { frameTexts } from '@foyer/contract/shell/messages'
import { Link } from 'react-router'
import { addresses } from '../../app/addresses'
import { Wordmark } from '../../ui/wordmark'
import styles from '../frame.module.css'

/** The company's logo, or ours; it leads home. */
export function CompanyMark({ profile: { company, isClient } }: { profile: Profile }) {
  return (
    <Link
      className={styles.mark}
      to={isClient ? addresses.client : addresses.home}
      aria-label={frameTexts.homeOf(company.logoUrl ? company.name : frameTexts.product)}
    >
      {company.logoUrl ? <img src={company.logoUrl} alt="" /> : <Wordmark />}
    </Link>
  )
}
