import { screenTexts } from '@foyer/contract/kit/screen-texts'
import { stageTexts as texts } from '@foyer/contract/pipeline/messages'
import { Button } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useSearchParams } from 'react-router'
import { LeaveGuard } from '../../../ui/dialogs/leave-guard'
import { Sheet } from '../../../ui/dialogs/sheet'
import { useHiddenSearch, useSearchTerm } from '../../../ui/list/search-in-address'
import { EmptyState } from '../../../ui/states/empty-state'
import { Loaded } from '../../../ui/states/loaded'
import { PlainList } from '../../../ui/text/plain-list'
import { ReadingNote } from '../../accounts/reading-note'
import { useGuard } from '../../accounts/use-guard'
import { usePipeline } from '../use-pipeline'
import { StageEditor } from './stage-editor'
import { StageRow } from './stage-row'
import { useStageDraft } from './use-stage-draft'

/** The steps of the pipeline: a list that is read, until somebody presses Edit. */
export function StagePage() {
  const guard = useGuard('pipeline.edit')
  const pipeline = usePipeline()
  const { data } = pipeline
  const editing = useStageDraft(data)
  const { mode } = editing
  const isEditing = mode === 'editing' || mode === 'saving' || mode === 'saved'
  const isBusy = mode === 'saving' || mode === 'saved'
  // All stages are edited together, in their order.
  useHiddenSearch(isEditing)

  const action = isEditing ? (
    <>
      <Button variant="default" disabled={isBusy} onClick={editing.cancel}>
        {texts.cancel}
      </Button>
      <Button loading={isBusy} aria-busy={isBusy} onClick={() => void editing.save()}>
        {texts.save}
      </Button>
    </>
  ) : (
    <Button disabled={!data || mode === 'reloading'} {...guard.lock} onClick={guard(editing.begin)}>
      {texts.edit}
    </Button>
  )
  return (
    <Sheet title={texts.title} text={texts.lead} action={action}>
      <LeaveGuard isChanged={editing.isChanged} />
      <ReadingNote action="pipeline.edit" of="settings" />
      <Loaded of={pipeline} failed={texts.loadFailed} rows={6}>
        {(read) =>
          isEditing ? (
            <StageEditor
              editing={editing}
              pipeline={read}
              readNow={async () => (await pipeline.refetch()).data}
              hasStaleDays
            />
          ) : (
            <StageList stages={mode === 'reloading' ? editing.draft : read.stages} />
          )
        }
      </Loaded>
    </Sheet>
  )
}

type Shown = Parameters<typeof StageRow>[0]['stage'] & { id: string }

function StageList({ stages }: { stages: readonly Shown[] }) {
  const search = useSearchTerm().toLowerCase()
  const [, setParams] = useSearchParams()
  const found = stages.filter(({ name }) => name.toLowerCase().includes(search))
  if (found.length === 0)
    return (
      <EmptyState
        icon={IconSearch}
        title={texts.noMatch}
        action={
          <Button variant="default" onClick={() => setParams({})}>
            {screenTexts.clearSearch}
          </Button>
        }
      />
    )
  return (
    <PlainList isOrdered label={texts.list}>
      {found.map((stage) => (
        <StageRow key={stage.id} stage={stage} />
      ))}
    </PlainList>
  )
}
