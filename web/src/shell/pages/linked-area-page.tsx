import { linkedAreaTexts, navigationTexts, profileMenuTexts } from '@foyer/contract/shell/messages'
import { type LinkedArea, linkedAreas } from '@foyer/contract/shell/settings'
import { Button } from '@mantine/core'
import { IconPlugConnectedX } from '@tabler/icons-react'
import { Link, useLocation } from 'react-router'
import { addresses } from '../../app/addresses'
import { useProfile } from '../../features/accounts/use-profile'
import { PageTitle } from '../../ui/text/page-title'
import { QuietText } from '../../ui/text/quiet-text'
import styles from './single-page.module.css'

const areas: { area: LinkedArea; path: string; name: string }[] = [
  { area: 'tools', path: addresses.tools, name: navigationTexts.tools },
  { area: 'chat', path: addresses.chat, name: navigationTexts.chat },
  { area: 'purchase', path: addresses.purchase, name: navigationTexts.purchase },
  { area: 'bookKeeping', path: addresses.bookKeeping, name: navigationTexts.bookKeeping },
  { area: 'attendance', path: addresses.attendance, name: profileMenuTexts.attendance },
  { area: 'feedback', path: addresses.feedback, name: profileMenuTexts.sendFeedback },
]

const withoutEnd = (path: string) => path.replace(/\/$/, '')

/** A part of the suite that this company has not connected (C-144). */
export function LinkedAreaPage() {
  const { pathname } = useLocation()
  const { data: profile } = useProfile()
  const found = areas.find(({ path }) => withoutEnd(pathname).startsWith(withoutEnd(path)))
  if (!found || !profile) return null
  const { area, name } = found
  const isAdmin = profile.isAdmin || profile.isSuperAdmin
  return (
    <div className={styles.page}>
      <IconPlugConnectedX size={32} stroke={1.4} aria-hidden />
      <PageTitle>{linkedAreaTexts.title(name)}</PageTitle>
      <QuietText>{linkedAreaTexts.text(name)}</QuietText>
      <QuietText>{isAdmin ? linkedAreaTexts.setting(linkedAreas[area]) : linkedAreaTexts.askAdmin}</QuietText>
      <Button mt={12} component={Link} to={addresses.home} variant="default">
        {linkedAreaTexts.home}
      </Button>
    </div>
  )
}
