import { grouped } from '@foyer/contract/kit/money'
import { screenTexts } from '@foyer/contract/kit/screen-texts'
import { leadLimits } from '@foyer/contract/leads/limits'
import { readViewQuery } from '@foyer/contract/leads/list/address'
import type { LeadView } from '@foyer/contract/leads/list/views'
import { viewTexts } from '@foyer/contract/leads/messages/list-surface'
import { Box, Button, Menu } from '@mantine/core'
import { IconBookmark, IconCheck, IconStarFilled } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { drawnWhenChanged } from '../../../../ui/drawn-when-changed'
import { FocusOnArrival } from '../../../../ui/states/loaded'
import { useProfile } from '../../../accounts/use-profile'
import { useListAddress } from '../use-list-address'
import { useDefaultView, useUpdateView, useViews } from './use-views'

const ViewDialog = lazy(() => import('./view-dialog').then((module) => ({ default: module.ViewDialog })))
const DeleteViewDialog = lazy(() =>
  import('./delete-view-dialog').then((module) => ({ default: module.DeleteViewDialog })),
)

type Asking = { kind: 'save' } | { kind: 'rename' | 'delete'; view: LeadView }

const countWords = (count: number) => (count >= leadLimits.viewCountMax ? viewTexts.many : grouped(count))

/** Lists that somebody comes back to: open one, keep this one, change the one that is open. */
export const ViewsMenu = drawnWhenChanged(function ViewsMenu() {
  const { views, current, query, isChanged } = useViews()
  const { goTo } = useListAddress()
  const { data: profile } = useProfile()
  const makeDefault = useDefaultView()
  const update = useUpdateView()
  const [asking, setAsking] = useState<Asking>()
  const [isEarly, setEarly] = useState(false)
  const mayChange = current && (current.isMine || profile?.isAdmin || profile?.isSuperAdmin)
  const mine = views.data?.filter(({ isMine }) => isMine) ?? []
  const shared = views.data?.filter(({ isMine }) => !isMine) ?? []

  const open = (view: LeadView) => {
    const { tab, address } = readViewQuery(view.query)
    goTo(address, { tab, viewId: view.id })
  }
  const item = (view: LeadView) => (
    <Menu.Item
      key={view.id}
      leftSection={
        <Box component="span" display="inline-block" w={14} c="var(--fy-accent)">
          {view === current && <IconCheck size={14} aria-hidden />}
        </Box>
      }
      rightSection={<small className="num">{countWords(view.count)}</small>}
      onClick={() => open(view)}
    >
      {view.name}
      {view.isDefault && (
        <IconStarFilled
          size={11}
          style={{ marginLeft: 6 }}
          color="var(--fy-brass)"
          aria-label={viewTexts.isDefault}
        />
      )}
      {!view.isMine && (
        <Box component="small" display="block">
          {viewTexts.by(view.ownerName)}
        </Box>
      )}
    </Menu.Item>
  )

  return (
    <>
      <Menu
        position="bottom-end"
        width={272}
        withInitialFocusPlaceholder={false}
        onOpen={() => setEarly(views.isPending)}
      >
        <Menu.Target>
          <Button
            // Every word beside it counts on a phone.
            classNames={{ section: 'mantine-visible-from-sm' }}
            maw={220}
            variant="subtle"
            color="gray"
            size="xs"
            flex="none"
            leftSection={<IconBookmark size={16} stroke={1.6} aria-hidden />}
          >
            <span data-cut>
              {current ? `${viewTexts.open}: ${current.name}${isChanged ? ' *' : ''}` : viewTexts.open}
            </span>
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {/* Nothing to press until all is there: what comes later would push it away. */}
          {views.isPending ? (
            <Menu.Label>{screenTexts.loading}</Menu.Label>
          ) : (
            <>
              {isEarly && <FocusOnArrival />}
              {mine.length > 0 && <Menu.Label>{viewTexts.mine}</Menu.Label>}
              {mine.map(item)}
              {shared.length > 0 && <Menu.Label>{viewTexts.shared}</Menu.Label>}
              {shared.map(item)}
              {views.data?.length === 0 && <Menu.Label>{viewTexts.none}</Menu.Label>}
              <Menu.Divider />
              <Menu.Item onClick={() => setAsking({ kind: 'save' })}>{viewTexts.save}</Menu.Item>
              {mayChange && isChanged && (
                <Menu.Item onClick={() => update(current, query)}>{viewTexts.update}</Menu.Item>
              )}
              {mayChange && (
                <Menu.Item onClick={() => setAsking({ kind: 'rename', view: current })}>
                  {viewTexts.rename}
                </Menu.Item>
              )}
              {current && (
                <Menu.Item onClick={() => makeDefault(current)}>
                  {current.isDefault ? viewTexts.dropDefault : viewTexts.makeDefault}
                </Menu.Item>
              )}
              {mayChange && (
                <Menu.Item
                  color="var(--fy-past)"
                  onClick={() => setAsking({ kind: 'delete', view: current })}
                >
                  {viewTexts.delete}
                </Menu.Item>
              )}
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      <Suspense>
        {asking && asking.kind !== 'delete' && (
          <ViewDialog
            view={asking.kind === 'rename' ? asking.view : undefined}
            query={query}
            onClose={() => setAsking(undefined)}
          />
        )}
        {asking?.kind === 'delete' && (
          <DeleteViewDialog view={asking.view} onClose={() => setAsking(undefined)} />
        )}
      </Suspense>
    </>
  )
})
