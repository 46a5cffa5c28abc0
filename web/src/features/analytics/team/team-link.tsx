import { teamDayTexts } from '@foyer/contract/analytics/messages/team-day'
import { Button } from '@mantine/core'
import { IconUsersGroup } from '@tabler/icons-react'
import { Link } from 'react-router'
import { addresses } from '../../../app/addresses'
import { useIsPhone } from '../../../ui/phone'
import { useHasTeam } from './use-has-team'

/** On a phone one word in the line of the day. Its place is kept for whoever has no team: nothing moves when that is known. */
export function TeamLink() {
  const isPhone = useIsPhone()
  const visibility = useHasTeam() ? undefined : 'hidden'
  if (isPhone)
    return (
      <Link to={addresses.teamToday} data-link style={{ visibility, textDecoration: 'underline' }}>
        {teamDayTexts.title}
      </Link>
    )
  return (
    <Button
      component={Link}
      to={addresses.teamToday}
      variant="default"
      flex="none"
      leftSection={<IconUsersGroup size={16} stroke={1.6} aria-hidden />}
      style={{ visibility }}
    >
      {teamDayTexts.title}
    </Button>
  )
}
