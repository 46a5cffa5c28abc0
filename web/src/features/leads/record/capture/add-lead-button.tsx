import { leadDialogTexts } from '@foyer/contract/leads/messages/dialogs'
import { Button } from '@mantine/core'
import { IconPlus, IconUpload } from '@tabler/icons-react'
import { Link } from 'react-router'
import { addresses } from '../../../../app/addresses'
import { useCan } from '../../../accounts/use-can'
import { useLeadDialogs } from '../../dialogs-in-address'

/** The one filled button above everything about leads (L-018). */
export function AddLeadButton({ className }: { className?: string | undefined }) {
  const { openAdd } = useLeadDialogs()
  const canAdd = useCan('leads.add')
  if (!canAdd) return null
  return (
    <Button className={className} leftSection={<IconPlus size={16} stroke={1.6} />} onClick={openAdd}>
      {leadDialogTexts.add}
    </Button>
  )
}

/** Where there are no leads yet (L-051). */
export function AddFirstLeadButton() {
  const { openAdd } = useLeadDialogs()
  return (
    <Button variant="default" leftSection={<IconPlus size={16} stroke={1.6} />} onClick={openAdd}>
      {leadDialogTexts.addSome}
    </Button>
  )
}

/** What a new firm has in a spreadsheet. */
export function ImportFirstLeads() {
  if (!useCan('leads.add')) return null
  return (
    <Button
      component={Link}
      to={addresses.importLeads}
      variant="subtle"
      leftSection={<IconUpload size={16} stroke={1.6} />}
    >
      {leadDialogTexts.importSome}
    </Button>
  )
}
