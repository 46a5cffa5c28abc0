import { TeamLink } from '../../features/analytics/team/team-link'
import { HomePage } from '../../features/home/home-page'

/** Home knows nothing about the team of somebody: its link is added here. */
export function Home() {
  return <HomePage action={<TeamLink />} />
}
