import type { Feature, Profile } from '@foyer/contract/accounts/model'
import { profileMenuTexts } from '@foyer/contract/shell/messages'
import {
  type MantineColorScheme,
  Menu,
  UnstyledButton,
  useMantineColorScheme,
  VisuallyHidden,
} from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { settings } from '../../api/settings'
import { QuietText } from '../../ui/text/quiet-text'
import styles from '../frame.module.css'
import { InstallItem } from '../install/install-item'
import { showKeys } from '../keys/keys-slot'
import { useEnterCompany } from '../use-enter-company'
import { useLogout } from '../use-logout'
import { PlaceLink } from './place-link'
import { profileItems } from './profile-items'
import { UserChip } from './user-chip'

const InstallDialog = lazy(() =>
  import('../install/install-dialog').then((module) => ({ default: module.InstallDialog })),
)

const appearances: { value: MantineColorScheme; label: string }[] = [
  { value: 'light', label: profileMenuTexts.light },
  { value: 'dark', label: profileMenuTexts.dark },
  { value: 'auto', label: profileMenuTexts.system },
]

interface ProfileMenuProps {
  profile: Profile
  features: readonly Feature[]
}

export function ProfileMenu({ profile, features }: ProfileMenuProps) {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const logout = useLogout()
  const { pathname } = useLocation()
  const enterCompany = useEnterCompany()
  const { otherCompanies = [] } = profile
  const [isInstalling, setInstalling] = useState(false)
  const isAdmin = profile.isAdmin || profile.isSuperAdmin
  const items = profile.isClient ? [] : profileItems(features, settings.areas, { isAdmin, hasTeam: isAdmin })
  return (
    <>
      <Menu position="bottom-end" width={220} withinPortal={false} withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <UnstyledButton className={styles.chipButton} data-hover>
            <VisuallyHidden>{profileMenuTexts.open}</VisuallyHidden> <UserChip user={profile} />
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          <div className={styles.whoIs}>
            <strong>{profile.fullName}</strong>
            <QuietText size="small">{profile.email}</QuietText>
          </div>
          <Menu.Divider />
          {items.map(({ id, label, to, isElsewhere }) => (
            <Menu.Item key={id} component={PlaceLink} to={to} isElsewhere={isElsewhere}>
              {label}
            </Menu.Item>
          ))}
          {items.length > 0 && <Menu.Divider />}
          {otherCompanies.length > 0 && (
            <>
              <Menu.Label>{profileMenuTexts.otherCompanies}</Menu.Label>
              {otherCompanies.map(({ id, name }) => (
                <Menu.Item key={id} onClick={() => enterCompany(id)}>
                  <span style={{ overflowWrap: 'anywhere' }}>{name}</span>
                </Menu.Item>
              ))}
              <Menu.Divider />
            </>
          )}
          <Menu.Label>{profileMenuTexts.appearance}</Menu.Label>
          <Menu.RadioGroup
            value={colorScheme}
            onChange={(value) => setColorScheme(value as MantineColorScheme)}
          >
            {appearances.map(({ value, label }) => (
              <Menu.RadioItem key={value} value={value}>
                {label}
              </Menu.RadioItem>
            ))}
          </Menu.RadioGroup>
          <Menu.Divider />
          {!profile.isClient && (
            <Menu.Item onClick={() => showKeys(pathname)}>{profileMenuTexts.keys}</Menu.Item>
          )}
          <InstallItem onByHand={() => setInstalling(true)} />
          <Menu.Item onClick={logout}>{profileMenuTexts.logout}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Suspense>{isInstalling && <InstallDialog onClose={() => setInstalling(false)} />}</Suspense>
    </>
  )
}
