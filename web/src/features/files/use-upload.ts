import { callTexts } from '@foyer/contract/kit/screen-texts'
import { fileEndpoints } from '@foyer/contract/wire/files'
import { useCallback, useEffect, useRef, useState } from 'react'
import { wordsOf } from '../../api/call-failed'
import { callWithProgress } from '../../api/call-with-progress'

export type UploadResult = { location: string } | { problem: string } | { isCancelled: true }

/** One file at a time, with how much of it has been sent. Nothing goes on when its page is left. */
export function useUpload() {
  const [progress, setProgress] = useState<number>()
  const underWay = useRef<AbortController>(undefined)
  const cancel = useCallback(() => underWay.current?.abort(), [])
  useEffect(() => cancel, [cancel])

  /** The key is the same when the same file is sent again after it failed. */
  const upload = useCallback(async (file: File, key: string): Promise<UploadResult> => {
    underWay.current?.abort()
    const own = new AbortController()
    underWay.current = own
    setProgress(0)
    try {
      const { location } = await callWithProgress(
        fileEndpoints.upload,
        { file: { name: file.name, content: file } },
        { signal: own.signal, key, onProgress: setProgress },
      )
      return { location }
    } catch (error) {
      return own.signal.aborted ? { isCancelled: true } : { problem: wordsOf(error, callTexts.failed) }
    } finally {
      if (underWay.current === own) setProgress(undefined)
    }
  }, [])

  return { upload, progress, cancel }
}
