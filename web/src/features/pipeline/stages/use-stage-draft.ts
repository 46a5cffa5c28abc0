import { pipelineLimits } from '@foyer/contract/pipeline/limits'
import { stageTexts as texts } from '@foyer/contract/pipeline/messages'
import type { Pipeline } from '@foyer/contract/pipeline/model'
import {
  addStage,
  changesOf,
  type Draft,
  type DraftStep,
  draftOf,
  moveStage,
  problemsOf,
  putBack,
  renameStage,
  savedTexts,
} from '@foyer/contract/pipeline/stage-draft'
import { pipelineEndpoints } from '@foyer/contract/wire/pipeline'
import { useEffect, useRef, useState } from 'react'
import { useSend } from '../../../api/queries'
import { showToast } from '../../../ui/toast'
import { refusalOr, usePipelineAgain } from '../use-pipeline'

const { saveSpinner, exitDelayMs } = pipelineLimits.stage

/** Saved: it stays for a moment as it is. Reloading: the page is read again, and shows what was saved until then. */
export type EditMode = 'off' | 'editing' | 'saving' | 'saved' | 'reloading'

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

/** What a save did besides what the draft says of it. */
interface Session {
  /** As the stages were when editing began, or were last saved: what differs from it is one's own change. */
  base: Draft
  hasDeleted: boolean
}

const nothingYet: Session = { base: [], hasDeleted: false }

export function useStageDraft(pipeline: Pipeline | undefined) {
  const readAgain = usePipelineAgain()
  const edit = useSend(pipelineEndpoints.edit)
  const add = useSend(pipelineEndpoints.addStages)
  const [mode, setMode] = useState<EditMode>('off')
  const [draft, setDraft] = useState<Draft>([])
  const [session, setSession] = useState(nothingYet)
  const [wasTried, setTried] = useState(false)
  const exit = useRef<ReturnType<typeof setTimeout>>(undefined)
  const lastNew = useRef(0)
  useEffect(() => () => clearTimeout(exit.current), [])

  const begin = () => {
    const base = draftOf(pipeline?.stages ?? [])
    setSession({ base, hasDeleted: false })
    setDraft(base)
    setTried(false)
    setMode('editing')
  }
  /** Takes a step, or says why not. */
  const take = (step: DraftStep): boolean => {
    if ('refused' in step) {
      showToast({ kind: 'problem', text: step.refused })
      return false
    }
    setDraft(step.draft)
    return true
  }
  const leave = () => {
    setMode('reloading')
    void readAgain().finally(() => setMode((now) => (now === 'reloading' ? 'off' : now)))
  }

  const send = async () => {
    const { edit: change, added } = changesOf(session.base, draft)
    const pipelineId = pipeline?.id
    if (change) {
      await edit.mutateAsync({ pipelineId, ...change })
      // Should adding fail now, a second try only adds.
      setSession((former) => ({ ...former, base: draft.filter(({ isNew }) => !isNew) }))
    }
    if (added.length > 0) await add.mutateAsync({ pipelineId, stages: added })
    return { isEdited: change !== undefined, isAdded: added.length > 0, isDeleted: session.hasDeleted }
  }
  const save = async () => {
    setTried(true)
    if (problemsOf(draft).size > 0) return
    setMode('saving')
    const spinner = pause(saveSpinner.minMs)
    try {
      const done = await send()
      await spinner
      for (const text of savedTexts(done)) showToast({ kind: 'ok', text })
      setMode('saved')
      exit.current = setTimeout(leave, exitDelayMs)
    } catch (error) {
      await spinner
      showToast({ kind: 'problem', text: refusalOr(error, texts.saveFailed) })
      setMode('editing')
      void readAgain()
    }
  }

  const { edit: changed, added: notSaved } = changesOf(session.base, draft)
  return {
    mode,
    draft,
    /** Whoever leaves now loses something. */
    isChanged: (mode === 'editing' || mode === 'saving') && (changed !== undefined || notSaved.length > 0),
    problems: wasTried ? problemsOf(draft) : new Map<string, string>(),
    begin,
    cancel: () => setMode('off'),
    save,
    add: () => {
      lastNew.current += 1
      const id = `new-${lastNew.current}`
      return take(addStage(draft, id)) ? id : undefined
    },
    rename: (id: string, name: string) => setDraft(renameStage(draft, id, name)),
    move: (id: string, by: -1 | 1) => take(moveStage(draft, id, by)),
    /** Not saved yet, or deleted on the server. */
    drop: (id: string) => {
      const without = (list: Draft) => list.filter((stage) => stage.id !== id)
      setDraft(without)
      setSession(({ base, hasDeleted }) => ({
        base: without(base),
        hasDeleted: hasDeleted || base.some((stage) => stage.id === id),
      }))
    },
    putBack: (stage: Draft[number], sequence: number) => {
      setDraft((list) => putBack(list, stage, sequence))
      setSession(({ base }) => ({ base: putBack(base, stage, sequence), hasDeleted: false }))
    },
  }
}
export type StageEditing = ReturnType<typeof useStageDraft>
