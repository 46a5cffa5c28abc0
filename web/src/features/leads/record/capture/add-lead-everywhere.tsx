import { addLeadTexts as texts } from '@foyer/contract/leads/messages/add-lead'
import { ActionIcon, UnstyledButton } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useCan } from '../../../accounts/use-can'
import { useLeadDialogs } from '../../dialogs-in-address'

const keys = { 'aria-keyshortcuts': 'C', 'aria-haspopup': 'dialog' } as const

/** In the head of the pages that have no button of their own for it. */
export function AddLeadIcon() {
  const { openAdd } = useLeadDialogs()
  if (!useCan('leads.add')) return null
  return (
    <ActionIcon
      {...keys}
      variant="default"
      size={36}
      aria-label={texts.add}
      title={texts.withKey}
      onClick={openAdd}
    >
      <IconPlus size={19} stroke={1.6} aria-hidden />
    </ActionIcon>
  )
}

/** In the bar at the foot of a phone: under the thumb on every page. */
export function AddLeadInBar({ className }: { className: string | undefined }) {
  const { openAdd } = useLeadDialogs()
  if (!useCan('leads.add')) return null
  return (
    <UnstyledButton {...keys} className={className} data-focus="inside" onClick={openAdd}>
      <IconPlus size={21} stroke={1.6} aria-hidden />
      {texts.add}
    </UnstyledButton>
  )
}
