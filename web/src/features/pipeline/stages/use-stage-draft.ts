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
  type SavedChanges,
  savedTexts,
  setStaleDays,
  staleProblemsOf,
} from '@foyer/contract/pipeline/stage-draft'
import { pipelineEndpoints } from '@foyer/contract/wire/pipeline'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useSend } from '../../../api/queries'
import { readAgain } from '../../../api/read-again'
import { showToast } from '../../../ui/toasts/toast'
import { refusalOr } from '../use-pipeline'
import { stepId } from './step-id'

const { saveSpinner, exitDelayMs } = pipelineLimits.stage

/** Saved: it stays for a moment as it is. Reloading: the page is read again, and shows what was saved until then. */
export type EditMode = 'off' | 'editing' | 'saving' | 'saved' | 'reloading'

const noProblems: ReadonlyMap<string, string> = new Map()
const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

/** What a save did besides what the draft says of it. */
interface Session {
  /** As the stages were when editing began, or were last saved: what differs from it was changed here. */
  base: Draft
  hasDeleted: boolean
}

/** What differs between the two editors of the stages (C-015). */
export interface EditorKind {
  /** There is nothing else to see than the stages being edited. */
  beginsAtOnce: boolean
  spinnerMs: number
  /** How long what was saved stays in edit mode. */
  stayMs: number
  words: (done: SavedChanges) => string[]
}
const ofSettings: EditorKind = {
  beginsAtOnce: false,
  spinnerMs: saveSpinner.minMs,
  stayMs: exitDelayMs,
  words: savedTexts,
}

export function useStageDraft(pipeline: Pipeline | undefined, kind = ofSettings) {
  const queries = useQueryClient()
  const readStages = () => readAgain(queries, ['pipeline'])
  // What was saved stays as it is for a moment; then all of it is read.
  const edit = useSend(pipelineEndpoints.edit, { reads: 'by-caller' })
  const add = useSend(pipelineEndpoints.addStages, { reads: 'by-caller' })
  const stagesNow = () => draftOf(pipeline?.stages ?? [])
  const [mode, setMode] = useState<EditMode>(kind.beginsAtOnce ? 'editing' : 'off')
  const [draft, setDraft] = useState(stagesNow)
  const [session, setSession] = useState<Session>(() => ({ base: draft, hasDeleted: false }))
  const [wasTried, setTried] = useState(false)
  const exit = useRef<ReturnType<typeof setTimeout>>(undefined)
  const lastNew = useRef(0)
  useEffect(() => () => clearTimeout(exit.current), [])

  const begin = () => {
    const base = stagesNow()
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
    void readStages().finally(() => setMode((now) => (now === 'reloading' ? 'off' : now)))
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
    const [wrongName] = problemsOf(draft).keys()
    const [wrongDays] = staleProblemsOf(draft).keys()
    const wrong = wrongName ? stepId(wrongName, 'name') : wrongDays && stepId(wrongDays, 'stale')
    if (wrong) return document.getElementById(wrong)?.focus()
    setMode('saving')
    const spinner = pause(kind.spinnerMs)
    try {
      const done = await send()
      await spinner
      for (const text of kind.words(done)) showToast({ kind: 'ok', text })
      setMode('saved')
      exit.current = setTimeout(leave, kind.stayMs)
    } catch (error) {
      await spinner
      showToast({ kind: 'problem', text: refusalOr(error, texts.saveFailed) })
      setMode('editing')
      void readStages()
    }
  }

  const { edit: changed, added: notSaved } = changesOf(session.base, draft)
  const hasUnread = draft.some(({ staleText }) => staleText !== undefined)
  return {
    mode,
    draft,
    /** Whoever leaves now loses something. */
    isChanged:
      (mode === 'editing' || mode === 'saving') &&
      (changed !== undefined || notSaved.length > 0 || hasUnread),
    problems: wasTried ? problemsOf(draft) : noProblems,
    staleProblems: wasTried ? staleProblemsOf(draft) : noProblems,
    begin,
    cancel: () => setMode('off'),
    save,
    add: () => {
      lastNew.current += 1
      const id = `new-${lastNew.current}`
      return take(addStage(draft, id)) ? id : undefined
    },
    rename: (id: string, name: string) => setDraft(renameStage(draft, id, name)),
    setStaleDays: (id: string, typed: string) => setDraft(setStaleDays(draft, id, typed)),
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
