import { screenTexts } from '@foyer/contract/kit/screen-texts'
import { filesPageTexts as texts } from '@foyer/contract/projects/files/messages-screen'
import { projectFileEndpoints as endpoints } from '@foyer/contract/wire/projects/files/endpoints'
import { useEffect, useRef } from 'react'
import { wordsOf } from '../../../api/call-failed'
import { useSend } from '../../../api/queries'
import { showToast } from '../../../ui/toasts/toast'
import { useAttachments } from '../../files/use-attachments'

/** Files are sent one after the other; each is put into the folder that was open when it was chosen. */
export function useProjectUpload(projectId: string) {
  const uploads = useAttachments()
  const { mutateAsync: add } = useSend(endpoints.addFiles)
  const folders = useRef(new Map<string, string | undefined>())
  const begun = useRef(new Set<string>())
  const chosenFor = useRef<string | undefined>(undefined)
  const { items, remove } = uploads
  useEffect(() => {
    for (const { key } of items) if (!folders.current.has(key)) folders.current.set(key, chosenFor.current)
    for (const { key, name, state, location } of items) {
      if (state !== 'done' || !location || begun.current.has(key)) continue
      begun.current.add(key)
      const input = { projectId, folderId: folders.current.get(key), files: [{ name, path: location }] }
      const put = (): Promise<unknown> =>
        add(input).catch((error) =>
          showToast({
            kind: 'problem',
            text: texts.addFailed(name),
            detail: wordsOf(error, texts.addFailedHint),
            // It has been sent: only its place in the project is missing.
            action: { text: screenTexts.tryAgain, run: () => void put() },
          }),
        )
      void put().finally(() => remove(key))
    }
  }, [items, add, remove, projectId])
  return {
    ...uploads,
    take: (files: Iterable<File>, folderId: string | undefined) => {
      chosenFor.current = folderId
      uploads.add(files)
    },
  }
}
