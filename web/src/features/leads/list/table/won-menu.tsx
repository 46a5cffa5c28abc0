import { screenTexts } from '@foyer/contract/kit/screen-texts'
import { previewTexts, stageMoveTexts } from '@foyer/contract/leads/messages/work'
import type { LeadRow } from '@foyer/contract/leads/model'
import { leadName } from '@foyer/contract/leads/rules'
import { ActionIcon, Menu } from '@mantine/core'
import { IconArrowBackUp, IconDotsVertical, IconExternalLink } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { addresses } from '../../../../app/addresses'
import { useCan } from '../../../accounts/use-can'

const ReopenDialog = lazy(() =>
  import('../../work/stage/reopen-dialog').then((module) => ({ default: module.ReopenDialog })),
)

/** A Won lead has no preview (L-029): what is left is in its own menu (C-074). */
export function WonMenu({ lead }: { lead: LeadRow }) {
  const [isUsed, setUsed] = useState(false)
  // Of all the rows in sight hardly one is used: the menu comes with the first press.
  if (isUsed) return <UsedMenu lead={lead} />
  return (
    <ActionIcon
      size={24}
      ml="auto"
      aria-label={screenTexts.actionsOf(leadName(lead))}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setUsed(true)}
    >
      <IconDotsVertical size={16} stroke={1.6} />
    </ActionIcon>
  )
}

function UsedMenu({ lead }: { lead: LeadRow }) {
  const [isAsking, setAsking] = useState(false)
  const canReopen = useCan('leads.reopen')
  return (
    <>
      <Menu position="bottom-start" defaultOpened>
        <Menu.Target>
          <ActionIcon size={24} ml="auto" aria-label={screenTexts.actionsOf(leadName(lead))}>
            <IconDotsVertical size={16} stroke={1.6} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            component={Link}
            to={addresses.leadDetails(lead.id)}
            leftSection={<IconExternalLink size={16} stroke={1.6} />}
          >
            {previewTexts.viewDetails}
          </Menu.Item>
          {canReopen && (
            <Menu.Item
              leftSection={<IconArrowBackUp size={16} stroke={1.6} />}
              onClick={() => setAsking(true)}
            >
              {stageMoveTexts.reopen}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <Suspense>{isAsking && <ReopenDialog lead={lead} onClose={() => setAsking(false)} />}</Suspense>
    </>
  )
}
