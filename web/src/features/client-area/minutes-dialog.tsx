import { clientMinutesTexts as texts } from '@foyer/contract/client-area/messages'
import type { SharedMinutes, SharedMinutesLine } from '@foyer/contract/client-area/model'
import { formatDay, formatTime12 } from '@foyer/contract/kit/dates'
import { clientAreaEndpoints } from '@foyer/contract/wire/client-area'
import { IconNotesOff } from '@tabler/icons-react'
import { useEndpoint } from '../../api/queries'
import { Dialog } from '../../ui/dialogs/dialog'
import { Stack } from '../../ui/layout/flow'
import { EmptyState } from '../../ui/states/empty-state'
import { Loaded } from '../../ui/states/loaded'
import { Facts } from '../../ui/text/facts'
import { LongText } from '../../ui/text/long-text'
import { MetaLine } from '../../ui/text/meta-line'
import { PlainList } from '../../ui/text/plain-list'
import { QuietText } from '../../ui/text/quiet-text'
import { SectionHeading } from '../../ui/text/section-heading'
import styles from './client-page.module.css'

interface MinutesDialogProps {
  line: SharedMinutesLine
  onClose: () => void
}

/** What was agreed in a meeting. */
export function MinutesDialog({ line, onClose }: MinutesDialogProps) {
  const read = useEndpoint(clientAreaEndpoints.minutes, { id: line.id }, { retry: false })
  return (
    <Dialog opened title={line.title} width={760} onClose={onClose}>
      {read.error?.status === 404 ? (
        <EmptyState icon={IconNotesOff} title={read.error.message} />
      ) : (
        <Loaded of={read} failed={texts.loadFailed} rows={5}>
          {(minutes) => <Words minutes={minutes} />}
        </Loaded>
      )}
    </Dialog>
  )
}

function Words({ minutes }: { minutes: SharedMinutes }) {
  const { heldOn, heldAt, place, attendees, points, notes } = minutes
  const when = heldAt ? `${formatDay(heldOn)}, ${formatTime12(heldAt)}` : formatDay(heldOn)
  return (
    <Stack gap={16}>
      <Facts
        layout="cells"
        isFramed
        facts={[
          [texts.when, when],
          [texts.place, place],
          [texts.attendees, attendees.join(', ')],
        ]}
      />
      <SectionHeading>{texts.points}</SectionHeading>
      {points.length === 0 ? (
        <QuietText>{texts.noPoints}</QuietText>
      ) : (
        <PlainList isOrdered isDivided>
          {points.map(({ id, text, owner, dueOn }) => (
            <li key={id} className={styles.contact}>
              <span>{text}</span>
              <MetaLine pieces={[owner, dueOn && texts.dueOn(formatDay(dueOn))]} />
            </li>
          ))}
        </PlainList>
      )}
      {notes && (
        <>
          <SectionHeading>{texts.notes}</SectionHeading>
          <LongText text={notes} />
        </>
      )}
    </Stack>
  )
}
