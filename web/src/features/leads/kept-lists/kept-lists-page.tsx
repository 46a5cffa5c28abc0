import { screenTexts } from '@foyer/contract/kit/screen-texts'
import { type KeptList, type ListEntry, listKeys } from '@foyer/contract/leads/kept-lists/model'
import { listNames, keptListTexts as texts } from '@foyer/contract/leads/messages/kept-lists'
import { Button, Tabs } from '@mantine/core'
import { IconList, IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { AddButton } from '../../../ui/add-button'
import { Sheet, SheetPart } from '../../../ui/dialogs/sheet'
import { useClearSearch, useSearchTerm } from '../../../ui/list/search-in-address'
import { EmptyState } from '../../../ui/states/empty-state'
import { Loaded } from '../../../ui/states/loaded'
import { QuietText } from '../../../ui/text/quiet-text'
import { useCan } from '../../accounts/use-can'
import { EntryDialog } from './entry-dialog'
import { EntryTable } from './entry-table'
import { MergeEntryDialog } from './merge-entry-dialog'
import { useKeptLists } from './use-kept-lists'

/** Lead sources, source names, work scopes and designations: what forms offer, and in which order (S6). */
export function KeptListsPage() {
  const lists = useKeptLists()
  const [params, setParams] = useSearchParams()
  const key = listKeys.find((one) => one === params.get('list')) ?? 'source'
  const [isAdding, setAdding] = useState(false)
  const maySetUp = useCan('fields.edit')
  const mayInvite = useCan('people.invite')
  const mayEdit = maySetUp && (key !== 'designation' || mayInvite)
  const open = (chosen: string | null) =>
    setParams(
      (former) => {
        former.set('list', chosen ?? 'source')
        return former
      },
      { replace: true },
    )
  return (
    <Sheet
      title={texts.title}
      text={texts.lead}
      action={mayEdit && <AddButton onClick={() => setAdding(true)}>{texts.add}</AddButton>}
    >
      <Tabs value={key} onChange={open} keepMounted={false}>
        <Tabs.List aria-label={texts.tabs} px={16} style={{ flexWrap: 'nowrap', overflowX: 'auto' }}>
          {listKeys.map((one) => (
            <Tabs.Tab key={one} value={one} data-focus="inside">
              {listNames[one]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={key} key={key}>
          {!mayEdit && (
            <SheetPart>
              <QuietText>{texts.readOnly}</QuietText>
            </SheetPart>
          )}
          <Loaded of={lists} failed={texts.loadFailed} rows={6}>
            {(all) => (
              <OneList
                kept={all.find(({ list }) => list === key) ?? { list: key, entries: [] }}
                mayEdit={mayEdit}
                isAdding={isAdding}
                onAdded={() => setAdding(false)}
              />
            )}
          </Loaded>
        </Tabs.Panel>
      </Tabs>
    </Sheet>
  )
}

type Open = { kind: 'rename'; entry: ListEntry } | { kind: 'merge'; entry: ListEntry; into?: ListEntry }

interface OneListProps {
  kept: KeptList
  mayEdit: boolean
  isAdding: boolean
  onAdded: () => void
}

function OneList({ kept: { list, entries }, mayEdit, isAdding, onAdded }: OneListProps) {
  const [open, setOpen] = useState<Open>()
  const search = useSearchTerm().toLowerCase()
  const clearSearch = useClearSearch()
  const shown = entries.filter(({ name }) => name.toLowerCase().includes(search))
  const close = () => {
    setOpen(undefined)
    onAdded()
  }
  return (
    <>
      {entries.length === 0 && (
        <EmptyState icon={IconList} title={texts.empty[list]} hint={texts.emptyHint} />
      )}
      {entries.length > 0 && shown.length === 0 && (
        <EmptyState
          icon={IconSearch}
          title={texts.noMatch}
          action={
            <Button variant="default" onClick={clearSearch}>
              {screenTexts.clearSearch}
            </Button>
          }
        />
      )}
      {shown.length > 0 && (
        <EntryTable
          list={list}
          entries={entries}
          shown={shown}
          mayEdit={mayEdit}
          onRename={(entry) => setOpen({ kind: 'rename', entry })}
          onMerge={(entry) => setOpen({ kind: 'merge', entry })}
        />
      )}
      {(isAdding || open?.kind === 'rename') && (
        <EntryDialog
          list={list}
          entry={open?.kind === 'rename' ? open.entry : undefined}
          entries={entries}
          onMerge={(entry, into) => setOpen({ kind: 'merge', entry, into })}
          onClose={close}
        />
      )}
      {open?.kind === 'merge' && (
        <MergeEntryDialog list={list} entry={open.entry} entries={entries} into={open.into} onClose={close} />
      )}
    </>
  )
}
