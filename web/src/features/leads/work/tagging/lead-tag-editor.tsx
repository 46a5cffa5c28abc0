import { toastLimits } from '@foyer/contract/kit/limits'
import { screenTexts } from '@foyer/contract/kit/screen-texts'
import { leadSavedTexts } from '@foyer/contract/leads/messages/capture'
import { detailsPageTexts } from '@foyer/contract/leads/messages/details'
import { detailsTexts } from '@foyer/contract/leads/messages/work'
import type { LeadRow } from '@foyer/contract/leads/model'
import { tagTexts } from '@foyer/contract/tags/messages'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { wordsOf } from '../../../../api/call-failed'
import { useSend } from '../../../../api/queries'
import { Row } from '../../../../ui/layout/flow'
import { showToast } from '../../../../ui/toasts/toast'
import { useGuard } from '../../../accounts/use-guard'
import { TagChip } from '../../../tags/tag-chip'
import { useTags } from '../../../tags/use-tags'
import classes from './lead-tag-editor.module.css'

const tell = (error: unknown) =>
  showToast({
    kind: 'problem',
    text: wordsOf(error, leadSavedTexts.failed),
    duration: toastLimits.saveFailure,
  })

/** The tags of a lead, saved one by one as they are put on and taken off (L-107, D-007). */
export function LeadTagEditor({ lead }: { lead: Pick<LeadRow, 'id' | 'tags'> }) {
  const guard = useGuard('leads.edit')
  const [isOpen, setOpen] = useState(false)
  const all = useTags()
  const after = { onError: tell, reads: 'before-done' } as const
  const add = useSend(leadCaptureEndpoints.addTag, after)
  const remove = useSend(leadCaptureEndpoints.removeTag, after)
  const isBusy = add.isPending || remove.isPending
  const others = (all.data ?? []).filter(({ id }) => !lead.tags.some((tag) => tag.id === id))

  return (
    <Row gap={6}>
      {lead.tags.map((tag) => (
        <span key={tag.id} className={classes.tag}>
          <TagChip tag={tag} />
          <ActionIcon
            className={classes.remove}
            size={24}
            aria-label={detailsPageTexts.removeTag(tag.name)}
            disabled={isBusy}
            {...guard.lock}
            onClick={guard(() => remove.mutate({ leadId: lead.id, tagId: tag.id }))}
          >
            <IconX size={12} stroke={2} aria-hidden />
          </ActionIcon>
        </span>
      ))}
      <Menu opened={isOpen} onClose={() => setOpen(false)} position="bottom-start" width={220}>
        <Menu.Target>
          <Button
            size="xs"
            variant="subtle"
            loading={isBusy}
            leftSection={<IconPlus size={14} stroke={1.8} aria-hidden />}
            {...guard.lock}
            onClick={guard(() => setOpen(!isOpen))}
          >
            {detailsTexts.addTag}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {others.map((tag) => (
            <Menu.Item key={tag.id} onClick={() => add.mutate({ leadId: lead.id, tagId: tag.id })}>
              <TagChip tag={tag} />
            </Menu.Item>
          ))}
          {others.length === 0 && (
            <Menu.Label role="menuitem" aria-disabled>
              {all.isPending && screenTexts.loading}
              {all.isError && tagTexts.loadFailed}
              {all.isSuccess && detailsPageTexts.noTags}
            </Menu.Label>
          )}
        </Menu.Dropdown>
      </Menu>
    </Row>
  )
}
