import { teamDayTexts } from '@foyer/contract/analytics/messages/team-day'
import { Button } from '@mantine/core'
import { IconUsersGroup } from '@tabler/icons-react'
import { Link } from 'react-router'
import { addresses } from '../../../app/addresses'
import { useHasTeam } from './use-has-team'

/** Its place is kept for whoever has no team: nothing moves when that is known. */
export function TeamLink() {
  const hasTeam = useHasTeam()
  return (
    <Button
      component={Link}
      to={addresses.teamToday}
      variant="default"
      flex="none"
      data-tap
      leftSection={<IconUsersGroup size={16} stroke={1.6} aria-hidden />}
      style={{ visibility: hasTeam ? undefined : 'hidden' }}
    >
      {teamDayTexts.title}
    </Button>
  )
}
