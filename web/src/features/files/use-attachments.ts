import { useCallback, useEffect, useRef, useState } from 'react'
import { newKey } from '../../api/client'
import { useUpload } from './use-upload'

export interface Attachment {
  /** Of this list, and of the call that sends it. */
  key: string
  name: string
  size: number
  state: 'waiting' | 'sending' | 'done' | 'failed'
  /** Shows a picture. */
  picture: string | undefined
  /** Where it is, when it has been sent. */
  location?: string
  problem?: string
}

interface Held extends Attachment {
  /** Not of one that was attached before. */
  file?: File
}

export interface EarlierAttachment {
  name: string
  size: number
  location: string
  picture?: string
}

const shownInPlace = /^image\/(png|jpeg|gif|webp)$/

/** Files that are chosen, sent one after the other, and removed again; what a mail takes when it is sent. */
export function useAttachments(earlier: readonly EarlierAttachment[] = []) {
  const [items, setItems] = useState<readonly Held[]>(() =>
    earlier.map((one) => ({ picture: undefined, ...one, key: newKey(), state: 'done' as const })),
  )
  const { upload, progress, cancel } = useUpload()
  const isSending = useRef(false)
  const change = useCallback(
    (key: string, to: Partial<Held>) =>
      setItems((all) => all.map((one) => (one.key === key ? { ...one, ...to } : one))),
    [],
  )

  const next = items.find(({ state }) => state === 'waiting')
  const isBusy = items.some(({ state }) => state === 'sending')
  useEffect(() => {
    if (!next?.file || isBusy || isSending.current) return
    const { key, file } = next
    isSending.current = true
    change(key, { state: 'sending' })
    upload(file, key).then((result) => {
      isSending.current = false
      if ('location' in result) change(key, { state: 'done', location: result.location })
      else if ('problem' in result) change(key, { state: 'failed', problem: result.problem })
      else setItems((all) => all.filter((one) => one.key !== key))
    })
  }, [next, isBusy, change, upload])

  const pictures = useRef(new Set<string>())
  useEffect(() => () => pictures.current.forEach(URL.revokeObjectURL), [])
  const drawn = (file: File) => {
    if (!shownInPlace.test(file.type)) return undefined
    const url = URL.createObjectURL(file)
    pictures.current.add(url)
    return url
  }

  return {
    items: items as readonly Attachment[],
    /** Of the one that is being sent, from 0 to 1. */
    progress: progress ?? 0,
    isBusy: isBusy || next !== undefined,
    hasFailed: items.some(({ state }) => state === 'failed'),
    /** What has been sent, as mail calls name it. */
    sent: items.flatMap(({ name, location }) => (location ? [{ name, path: location }] : [])),
    add: (files: Iterable<File>) => {
      const added = [...files].map(
        (file): Held => ({
          key: newKey(),
          name: file.name,
          size: file.size,
          state: 'waiting',
          picture: drawn(file),
          file,
        }),
      )
      setItems((all) => [...all, ...added])
    },
    remove: (key: string) => {
      if (items.some((one) => one.key === key && one.state === 'sending')) cancel()
      else setItems((all) => all.filter((one) => one.key !== key))
    },
    retry: (key: string) => change(key, { state: 'waiting', problem: undefined }),
  }
}

export type Attachments = ReturnType<typeof useAttachments>
