import { dashboardTexts as texts } from '@foyer/contract/analytics/messages/dashboard'
import { sendDashboardTexts } from '@foyer/contract/analytics/messages/sending'
import type { FigureQuery } from '@foyer/contract/analytics/model'
import { ActionIcon, Menu } from '@mantine/core'
import { IconDotsVertical, IconLink, IconMail, IconPrinter } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { showToast } from '../../../ui/toasts/toast'

const SendDashboard = lazy(() =>
  import('../sending/send-dashboard').then((module) => ({ default: module.SendDashboard })),
)

async function copyLink() {
  try {
    await navigator.clipboard.writeText(location.href)
    showToast({ kind: 'ok', text: texts.linkCopied })
  } catch {
    showToast({ kind: 'problem', text: texts.linkNotCopied, detail: location.href })
  }
}

/** What can be done with the dashboard as a whole. */
export function PageMenu({ query }: { query: FigureQuery }) {
  const [isSending, setSending] = useState(false)
  const icon = { size: 16, stroke: 1.6, 'aria-hidden': true }
  return (
    <>
      <Menu position="bottom-end" width={220}>
        <Menu.Target>
          <ActionIcon data-tap aria-label={texts.more} title={texts.more}>
            <IconDotsVertical size={18} stroke={1.6} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconPrinter {...icon} />} onClick={() => window.print()}>
            {texts.print}
          </Menu.Item>
          <Menu.Item leftSection={<IconLink {...icon} />} onClick={() => void copyLink()}>
            {texts.copyLink}
          </Menu.Item>
          <Menu.Item leftSection={<IconMail {...icon} />} onClick={() => setSending(true)}>
            {sendDashboardTexts.title}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isSending && (
        <Suspense>
          <SendDashboard query={query} onClose={() => setSending(false)} />
        </Suspense>
      )}
    </>
  )
}
