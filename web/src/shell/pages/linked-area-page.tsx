import { linkedAreaTexts, navigationTexts, profileMenuTexts } from '@foyer/contract/shell/messages'
import { Button } from '@mantine/core'
import { IconPlugConnectedX } from '@tabler/icons-react'
import { Link, useLocation } from 'react-router'
import { addresses } from '../../app/addresses'
import { PageTitle } from '../../ui/text/page-title'
import { QuietText } from '../../ui/text/quiet-text'
import styles from './single-page.module.css'

const areas: { path: string; name: string }[] = [
  { path: addresses.tools, name: navigationTexts.tools },
  { path: addresses.chat, name: navigationTexts.chat },
  { path: addresses.purchase, name: navigationTexts.purchase },
  { path: addresses.bookKeeping, name: navigationTexts.bookKeeping },
  { path: addresses.attendance, name: profileMenuTexts.attendance },
  { path: addresses.feedback, name: profileMenuTexts.sendFeedback },
]

const withoutEnd = (path: string) => path.replace(/\/$/, '')

/** A part of the suite that this company has not connected (C-144). */
export function LinkedAreaPage() {
  const { pathname } = useLocation()
  const found = areas.find(({ path }) => withoutEnd(pathname).startsWith(withoutEnd(path)))
  if (!found) return null
  const { name } = found
  return (
    <div className={styles.page}>
      <IconPlugConnectedX size={32} stroke={1.4} aria-hidden />
      <PageTitle>{linkedAreaTexts.title(name)}</PageTitle>
      <QuietText>{linkedAreaTexts.text(name)}</QuietText>
      <QuietText>{linkedAreaTexts.ask}</QuietText>
      <Button mt={12} component={Link} to={addresses.home} variant="default">
        {linkedAreaTexts.home}
      </Button>
    </div>
  )
}
