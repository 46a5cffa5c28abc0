import {
  IconFile,
  IconFileSpreadsheet,
  IconFileText,
  IconFileTypePdf,
  IconFolder,
  IconPhoto,
  IconRulerMeasure,
} from '@tabler/icons-react'
import type { StateIcon } from '../../../ui/states/empty-state'
import classes from '../../files/attachment-list.module.css'

const signs: readonly (readonly [RegExp, StateIcon])[] = [
  [/^application\/pdf$/, IconFileTypePdf],
  [/dwg/, IconRulerMeasure],
  [/^image\//, IconPhoto],
  [/sheet|excel|csv/, IconFileSpreadsheet],
  [/word|text|opendocument/, IconFileText],
]

interface EntrySignProps {
  /** None for a folder. */
  contentType?: string
  thumbnail?: string | undefined
}

/** A picture of a picture, otherwise what kind of file it is. */
export function EntrySign({ contentType, thumbnail }: EntrySignProps) {
  const Sign = contentType === undefined ? IconFolder : signOf(contentType)
  return (
    <span className={classes.picture} aria-hidden>
      {thumbnail ? <img src={thumbnail} alt="" loading="lazy" /> : <Sign size={20} stroke={1.4} />}
    </span>
  )
}

const signOf = (contentType: string): StateIcon =>
  signs.find(([pattern]) => pattern.test(contentType))?.[1] ?? IconFile
