import { screenLimits } from '@foyer/contract/kit/limits'
import { notFoundTexts } from '@foyer/contract/shell/messages'
import { Button } from '@mantine/core'
import { IconDoorOff } from '@tabler/icons-react'
import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { settings } from '../../api/settings'
import { addresses } from '../../app/addresses'
import { PageTitle } from '../../ui/text/page-title'
import { QuietText } from '../../ui/text/quiet-text'
import styles from './single-page.module.css'

const openElsewhere = (address: string) => window.location.assign(address)

/** An address that leads nowhere. One that says 404 itself is left after ten seconds (C-120). */
export function NotFoundPage({ leaveTo = openElsewhere }: { leaveTo?: (address: string) => void }) {
  const { pathname, search } = useLocation()
  const says404 = `${pathname}${search}`.includes('404')

  useEffect(() => {
    if (!says404) return
    const timer = setTimeout(() => leaveTo(settings.notFoundRedirect), screenLimits.notFoundStays)
    return () => clearTimeout(timer)
  }, [says404, leaveTo])

  return (
    <div className={styles.page}>
      <IconDoorOff size={32} stroke={1.4} aria-hidden />
      <PageTitle>{notFoundTexts.title}</PageTitle>
      <QuietText>{notFoundTexts.text}</QuietText>
      <Button mt={12} component={Link} to={addresses.signIn}>
        {notFoundTexts.home}
      </Button>
    </div>
  )
}
