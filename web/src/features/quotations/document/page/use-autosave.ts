import { checkDocument, type DocumentProblem } from '@foyer/contract/quotations/document/check-document'
import { quotationRefusals } from '@foyer/contract/quotations/document/messages'
import type { QuotationDocument } from '@foyer/contract/quotations/document/model'
import type { QuotationConflict } from '@foyer/contract/quotations/document/record'
import { quotationEndpoints } from '@foyer/contract/wire/quotations/document/endpoints'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { CallFailed } from '../../../../api/call-failed'
import { call } from '../../../../api/client'
import { patchRead } from '../../../../api/patch-read'
import { keyOf } from '../../../../api/queries'
import type { QuotationRead } from '../../shapes'
import type { Written } from '../editing/history'
import { dropKept, keep } from './kept-draft'

export type SaveState =
  | { is: 'saved' | 'waiting' | 'saving' | 'offline' }
  | { is: 'refused'; why: string }
  /** With the document they were found in. */
  | { is: 'problems'; problems: readonly DocumentProblem[]; in: QuotationDocument }
  | { is: 'conflict'; theirs: QuotationConflict }

const pauseBeforeSaving = 900
const pauseBeforeKeeping = 300
const pauseBeforeTryingAgain = 4000

interface AutosaveOptions {
  record: QuotationRead
  written: Written
  /** On this device. */
  draftKey: string
  isReadOnly: boolean
  /** What the writing began with, where that was not what is stored. */
  keptRevision: number | undefined
}

/** Saves by itself, one call at a time. What is not saved is kept on this device; nothing typed is lost. */
export function useAutosave({ record, written, draftKey, isReadOnly, keptRevision }: AutosaveOptions) {
  const queries = useQueryClient()
  const [state, setState] = useState<SaveState>({ is: 'saved' })
  const [savedAt, setSavedAt] = useState(record.updatedAt)
  const latest = useRef(written)
  latest.current = written
  const base = useRef<{ revision: number; document: QuotationDocument | undefined }>({
    revision: keptRevision ?? record.revision,
    document: keptRevision === undefined ? record.draft : undefined,
  })
  const running = useRef<Promise<boolean>>(undefined)
  const isHeld = state.is === 'conflict'
  const { id } = record

  const engine = useMemo(() => {
    const isSaved = () => latest.current.document === base.current.document
    const keepNow = () => {
      if (isSaved() && Object.keys(latest.current.unread).length === 0) dropKept(draftKey)
      else keep(draftKey, { ...latest.current, revision: base.current.revision })
    }
    const send = async (): Promise<boolean> => {
      const { document } = latest.current
      const problems = checkDocument(document)
      if (problems.length > 0) {
        setState({ is: 'problems', problems, in: document })
        return false
      }
      setState({ is: 'saving' })
      try {
        const input = { id, baseRevision: base.current.revision, document }
        const saved = await call(quotationEndpoints.saveQuotation, input, { readsAgain: true })
        base.current = { revision: saved.revision, document }
        setSavedAt(saved.updatedAt)
        await patchRead(queries, keyOf(quotationEndpoints.quotation, { id }), (was: QuotationRead) => ({
          ...was,
          draft: document,
          hasUnsentChanges: was.version > 0,
          ...saved,
        }))
        void queries.invalidateQueries({ queryKey: keyOf(quotationEndpoints.quotationsOfProject) })
        keepNow()
        setState({ is: isSaved() ? 'saved' : 'waiting' })
        return true
      } catch (error) {
        setState(stateOf(error))
        return false
      }
    }
    /** Everything written so far: true when all of it is saved. */
    const flush = async (): Promise<boolean> => {
      await running.current
      if (isSaved()) return true
      running.current = send().finally(() => {
        running.current = undefined
      })
      return (await running.current) && isSaved()
    }
    return {
      isSaved,
      keepNow,
      flush,
      revision: () => base.current.revision,
      /** What counts from now on is what others saved, or what is written here on top of it. */
      rebase: (revision: number, document?: QuotationDocument) => {
        base.current = { revision, document }
        if (document) dropKept(draftKey)
        else keepNow()
        setState({ is: document === undefined ? 'waiting' : 'saved' })
      },
    }
  }, [id, draftKey, queries])

  const { document } = written
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new document is what starts it
  useEffect(() => {
    if (isReadOnly || isHeld) return
    if (engine.isSaved()) return setState((was) => (was.is === 'saving' ? was : { is: 'saved' }))
    // The same object while somebody types: nothing that shows it is drawn again.
    setState((was) => (['saving', 'offline', 'waiting'].includes(was.is) ? was : { is: 'waiting' }))
  }, [document, engine, isReadOnly, isHeld])
  // biome-ignore lint/correctness/useExhaustiveDependencies: with a new document the pause begins anew
  useEffect(() => {
    if (state.is !== 'waiting' || engine.isSaved() || isReadOnly) return
    const timer = setTimeout(() => void engine.flush(), pauseBeforeSaving)
    return () => clearTimeout(timer)
  }, [state, document, engine, isReadOnly])
  useEffect(() => {
    if (state.is !== 'offline') return
    const again = () => void engine.flush()
    const timer = setTimeout(again, pauseBeforeTryingAgain)
    window.addEventListener('online', again)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', again)
    }
  }, [state, engine])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is written is what is kept
  useEffect(() => {
    if (isReadOnly) return
    const timer = setTimeout(engine.keepNow, pauseBeforeKeeping)
    return () => clearTimeout(timer)
  }, [written, engine, isReadOnly])
  useEffect(() => {
    if (isReadOnly) return
    window.addEventListener('pagehide', engine.keepNow)
    return () => {
      window.removeEventListener('pagehide', engine.keepNow)
      engine.keepNow()
      void engine.flush()
    }
  }, [engine, isReadOnly])
  return useMemo(() => ({ state, savedAt, ...engine }), [state, savedAt, engine])
}

function stateOf(error: unknown): SaveState {
  if (!(error instanceof CallFailed)) return { is: 'offline' }
  const { status, code, message, details } = error
  if (code === quotationRefusals.changedMeanwhile.code) return { is: 'conflict', theirs: details as never }
  return status === 0 || status >= 500 ? { is: 'offline' } : { is: 'refused', why: message }
}
