import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { showAt } from './picture-node'

export interface Picture {
  src: string
  alt: string
  /** Where it can be looked at meanwhile, if not at `src`. */
  shown?: string
}

const isPicture = ({ type }: File) => type.startsWith('image/')

/** Pictures are stored first; the text has only their address. Who stores them says what went wrong. */
export function usePictures(store: ((file: File) => Promise<Picture | undefined>) | undefined) {
  const [isUploading, setUploading] = useState(false)
  const insert = async (editor: Editor, file: File) => {
    if (!store) return
    setUploading(true)
    try {
      const picture = await store(file)
      if (!picture || editor.isDestroyed) return
      const { src, alt, shown } = picture
      if (shown) showAt(src, shown)
      editor.chain().focus().setImage({ src, alt }).run()
    } finally {
      setUploading(false)
    }
  }
  return {
    isUploading,
    insert,
    /** What was pasted or dropped; whether there were pictures among it. */
    take: (editor: Editor, files: FileList | undefined): boolean => {
      const pictures = store ? [...(files ?? [])].filter(isPicture) : []
      const each = async () => {
        for (const picture of pictures) await insert(editor, picture)
      }
      void each()
      return pictures.length > 0
    },
  }
}
