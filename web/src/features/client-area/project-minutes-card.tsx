import { clientProjectTexts as texts } from '@foyer/contract/client-area/messages'
import type { SharedMinutesLine } from '@foyer/contract/client-area/model'
import { formatDay } from '@foyer/contract/kit/dates'
import { UnstyledButton } from '@mantine/core'
import { IconChevronRight, IconNotes } from '@tabler/icons-react'
import { useState } from 'react'
import { Card } from '../../ui/layout/card'
import { Stack } from '../../ui/layout/flow'
import { EmptyState } from '../../ui/states/empty-state'
import { MetaLine } from '../../ui/text/meta-line'
import { PlainList } from '../../ui/text/plain-list'
import styles from './client-page.module.css'
import { MinutesDialog } from './minutes-dialog'

export function ProjectMinutesCard({ minutes }: { minutes: SharedMinutesLine[] }) {
  const [open, setOpen] = useState<SharedMinutesLine>()
  return (
    <Card title={texts.minutes}>
      {minutes.length === 0 ? (
        <EmptyState icon={IconNotes} title={texts.noMinutes} hint={texts.noMinutesHint} />
      ) : (
        <PlainList isDivided label={texts.minutes}>
          {minutes.map((one) => (
            <li key={one.id}>
              <UnstyledButton
                className={styles.line}
                data-hover="true"
                data-focus="inside"
                w="100%"
                onClick={() => setOpen(one)}
              >
                <Stack gap={2}>
                  <strong>{one.title}</strong>
                  <MetaLine pieces={[formatDay(one.heldOn), one.place]} />
                </Stack>
                <IconChevronRight size={18} stroke={1.6} aria-hidden />
              </UnstyledButton>
            </li>
          ))}
        </PlainList>
      )}
      {open && <MinutesDialog line={open} onClose={() => setOpen(undefined)} />}
    </Card>
  )
}
