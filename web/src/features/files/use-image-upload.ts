import { fileLimits } from '@foyer/contract/files/limits'
import { imageTexts } from '@foyer/contract/files/messages'
import { fileEndpoints } from '@foyer/contract/wire/files'
import { useEffect, useRef, useState } from 'react'
import { useSend } from '../../api/queries'
import { shrinkImage } from './shrink-image'

interface Choice {
  name: string
  picture: Blob
  url: string
}

/** Chosen, made smaller, sent. A choice whose sending failed stays, to be sent again. */
export function useImageUpload(onUploaded: (location: string) => void) {
  const [choice, setChoice] = useState<Choice>()
  const [isUnreadable, setUnreadable] = useState(false)
  const send = useSend(fileEndpoints.upload)
  /** Only the newest choice counts, whichever answer comes last. */
  const turn = useRef(0)

  useEffect(() => () => choice && URL.revokeObjectURL(choice.url), [choice])

  const upload = ({ name, picture }: Choice) => {
    const mine = turn.current
    send.mutate(
      { file: { name, content: picture } },
      { onSuccess: ({ location }) => mine === turn.current && onUploaded(location) },
    )
  }

  return {
    preview: choice?.url,
    isBusy: send.isPending,
    isDone: send.isSuccess,
    problem: isUnreadable ? imageTexts.unreadable : send.error?.message,
    canRetry: !isUnreadable && send.isError,
    choose: async (file: File) => {
      turn.current += 1
      const mine = turn.current
      send.reset()
      const picture = await shrinkImage(file, fileLimits.imageSide).catch(() => undefined)
      if (mine !== turn.current) return
      setUnreadable(!picture)
      if (!picture) return
      const chosen = { name: file.name, picture, url: URL.createObjectURL(picture) }
      setChoice(chosen)
      upload(chosen)
    },
    retry: () => choice && upload(choice),
    forget: () => {
      turn.current += 1
      send.reset()
      setUnreadable(false)
      setChoice(undefined)
    },
  }
}
