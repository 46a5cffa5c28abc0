import { entryKindTexts } from '@foyer/contract/calendar/messages'
import type { EntryKind } from '@foyer/contract/calendar/model'
import { IconMapPin, IconPhone, IconSquareCheck, IconVideo } from '@tabler/icons-react'

const glyphs: Record<EntryKind, typeof IconPhone> = {
  call: IconPhone,
  'virtual-meeting': IconVideo,
  'client-visit': IconMapPin,
  task: IconSquareCheck,
}

/** What it is, by shape; its word is beside it or in its name. */
export function KindMark({ kind, size = 13 }: { kind: EntryKind; size?: number }) {
  const Glyph = glyphs[kind]
  return <Glyph size={size} stroke={1.8} aria-hidden data-kind={entryKindTexts[kind]} />
}
