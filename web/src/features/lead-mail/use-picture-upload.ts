import { useCallback } from 'react'
import { newKey } from '../../api/client'
import type { Picture } from '../../ui/rich-text/use-pictures'
import { showToast } from '../../ui/toasts/toast'
import { useUpload } from '../files/use-upload'

/** A picture in the text is an upload of the firm (C-146). */
export function usePictureUpload() {
  const { upload } = useUpload()
  return useCallback(
    async (file: File): Promise<Picture | undefined> => {
      const result = await upload(file, newKey())
      if ('location' in result)
        return { src: result.location, alt: file.name, shown: URL.createObjectURL(file) }
      if ('problem' in result) showToast({ kind: 'problem', text: result.problem })
      return undefined
    },
    [upload],
  )
}
