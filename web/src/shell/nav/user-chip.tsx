import type { Profile } from '@foyer/contract/accounts/model'
import { Avatar } from '@mantine/core'
import { Row } from '../../ui/layout/flow'
import styles from '../frame.module.css'

/** Picture or first letter, and the full name. */
export function UserChip({ user }: { user: Pick<Profile, 'fullName' | 'imageUrl'> }) {
  const initial = user.fullName.trim().charAt(0).toUpperCase()
  return (
    <Row isOneLine>
      <Avatar className={styles.avatar} src={user.imageUrl} alt="" size={26} radius="xl" aria-hidden>
        {initial}
      </Avatar>
      <span className={styles.chipName} data-cut>
        {user.fullName}
      </span>
    </Row>
  )
}
