import { tagLimits } from '@foyer/contract/tags/limits'
import { tagDialogTexts } from '@foyer/contract/tags/messages'
import type { TagColour } from '@foyer/contract/tags/model'
import { Text } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import type { CSSProperties } from 'react'
import classes from './colour-grid.module.css'
import { tagColour } from './tag-colour'

interface ColourGridProps {
  colours: readonly TagColour[]
  chosen: TagColour | undefined
  isLocked: boolean
  onChoose: (colour: TagColour) => void
}

const columns = { '--columns': tagLimits.tag.grid.columns } as CSSProperties

/** One of several colours: radio buttons, so that the arrow keys move among them. */
export function ColourGrid({ colours, chosen, isLocked, onChoose }: ColourGridProps) {
  return (
    <fieldset>
      <Text component="legend" size="xs" fw={500} mb={6}>
        {tagDialogTexts.colour}
      </Text>
      <div className={classes.grid} style={columns}>
        {colours.map((colour) => {
          const style = { '--swatch': `var(--fy-tag-${tagColour(colour)}-swatch)` } as CSSProperties
          return (
            <label key={colour} className={classes.choice} data-hover style={style}>
              <input
                type="radio"
                name="tag-colour"
                className={classes.radio}
                checked={colour === chosen}
                disabled={isLocked}
                onChange={() => onChoose(colour)}
              />
              <span className={classes.swatch} aria-hidden>
                {colour === chosen && <IconCheck size={14} stroke={2.4} />}
              </span>
              {colour}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
