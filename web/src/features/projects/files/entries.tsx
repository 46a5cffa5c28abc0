import { sizeWords } from '@foyer/contract/files/size-words'
import { calendarDateOf, formatDay } from '@foyer/contract/kit/dates'
import { filesPageTexts as texts } from '@foyer/contract/projects/files/messages-screen'
import type { ProjectFile, ProjectFolder } from '@foyer/contract/projects/files/model'
import { Anchor, Box, Checkbox, Text } from '@mantine/core'
import { SentSwitch } from '../../../ui/form/fields/sent-switch'
import { Row } from '../../../ui/layout/flow'
import { type Column, DataTable } from '../../../ui/list/data-table'
import { MetaLine } from '../../../ui/text/meta-line'
import { useCompanyDay } from '../../accounts/use-company-day'
import { type EntryAction, EntryMenu } from './entry-menu'
import { EntrySign } from './entry-sign'

export type Entry = { folder: ProjectFolder; file?: undefined } | { file: ProjectFile; folder?: undefined }

interface EntriesProps {
  entries: readonly Entry[]
  selected: ReadonlySet<string>
  onSelect: (file: ProjectFile, isSelected: boolean) => void
  onOpen: (entry: Entry) => void
  onShare: (file: ProjectFile, isShared: boolean) => Promise<unknown>
  /** Where a file that was found is; nothing where all are in the open folder. */
  placeOf: (file: ProjectFile) => string | undefined
  actionsOf: (entry: Entry) => EntryAction[]
}

const nameOf = ({ folder, file }: Entry): string => folder?.name ?? file?.name ?? ''
const keyOf = ({ folder, file }: Entry): string => folder?.id ?? file?.id ?? ''

/** Folders, then files. */
export function Entries(props: EntriesProps) {
  const { entries, selected, onSelect, onOpen, onShare, placeOf, actionsOf } = props
  const { timeZone, today } = useCompanyDay()
  const addedOf = ({ addedAt }: ProjectFile) => formatDay(calendarDateOf(addedAt, timeZone), today)
  const name = (entry: Entry, more: readonly (string | false | undefined)[] = []) => (
    <EntryName entry={entry} selected={selected} onSelect={onSelect} onOpen={onOpen} more={more} />
  )
  const columns: readonly [Column<Entry>, ...Column<Entry>[]] = [
    { label: texts.name, isHeading: true, cell: (entry) => name(entry, [entry.file && placeOf(entry.file)]) },
    {
      label: texts.size,
      align: 'right',
      isNarrow: true,
      cell: ({ file, folder }) => (
        <OneLine>{file ? sizeWords(file.size) : texts.folderFiles(folder.files)}</OneLine>
      ),
    },
    {
      label: texts.added,
      isNarrow: true,
      cell: ({ file }) =>
        file && <OneLine>{[file.addedBy, addedOf(file)].filter(Boolean).join(' · ')}</OneLine>,
    },
    {
      label: texts.client,
      isNarrow: true,
      cell: ({ file }) =>
        file && (
          <SentSwitch
            aria-label={texts.shareOne(file.name)}
            value={file.isShared}
            send={(isShared) => onShare(file, isShared)}
          />
        ),
    },
  ]
  const card = (entry: Entry) => {
    const { file, folder } = entry
    return name(
      entry,
      file
        ? [placeOf(file), sizeWords(file.size), addedOf(file), file.isShared && texts.shared]
        : [texts.folderFiles(folder.files)],
    )
  }
  return (
    <DataTable
      label={texts.title}
      rows={entries}
      columns={columns}
      keyOf={keyOf}
      nameOf={nameOf}
      tool={{
        label: texts.menuColumn,
        of: (entry) => <EntryMenu name={nameOf(entry)} actions={actionsOf(entry)} />,
      }}
      card={card}
    />
  )
}

/** A narrow column is as wide as this. */
const OneLine = ({ children }: { children: string }) => (
  <Text span inherit style={{ whiteSpace: 'nowrap' }}>
    {children}
  </Text>
)

interface EntryNameProps extends Pick<EntriesProps, 'selected' | 'onSelect' | 'onOpen'> {
  entry: Entry
  more: readonly (string | false | undefined)[]
}

function EntryName({ entry, selected, onSelect, onOpen, more }: EntryNameProps) {
  const { file } = entry
  const words = more.filter((one) => one !== undefined && one !== false)
  return (
    <Row gap={10} isOneLine>
      <Checkbox
        size="xs"
        aria-label={texts.select(nameOf(entry))}
        // A folder is moved and deleted by itself.
        style={{ visibility: file ? undefined : 'hidden' }}
        checked={file !== undefined && selected.has(file.id)}
        onChange={(event) => file && onSelect(file, event.currentTarget.checked)}
      />
      <EntrySign {...(file && { contentType: file.contentType, thumbnail: file.thumbnail })} />
      <Box miw={0}>
        <Anchor
          component="button"
          type="button"
          size="sm"
          ta="left"
          display="block"
          data-link="quiet"
          style={{ overflowWrap: 'anywhere' }}
          onClick={() => onOpen(entry)}
        >
          {nameOf(entry)}
        </Anchor>
        {words.length > 0 && (
          <small>
            <MetaLine pieces={words} />
          </small>
        )}
      </Box>
    </Row>
  )
}
