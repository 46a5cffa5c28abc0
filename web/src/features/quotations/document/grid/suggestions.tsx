import { gridTexts as texts } from '@foyer/contract/quotations/document/messages-editor'
import { Popover } from '@mantine/core'
import classes from './grid.module.css'
import type { Suggestion } from './use-suggestions'

interface SuggestionsProps {
  id: string
  of: readonly Suggestion[]
  at: number
  onPick: (suggestion: Suggestion) => void
}

/** What fits what is being typed; the field keeps the focus. */
export function Suggestions({ id, of, at, onPick }: SuggestionsProps) {
  return (
    <Popover
      opened
      position="bottom-start"
      offset={4}
      withRoles={false}
      trapFocus={false}
      returnFocus={false}
    >
      <Popover.Target>
        <span className={classes.anchor} />
      </Popover.Target>
      <Popover.Dropdown p={4} miw={180} maw={420}>
        <div role="listbox" id={id} aria-label={texts.suggestions}>
          {of.map((suggestion, place) => (
            <div
              key={suggestion.id}
              id={`${id}-${place}`}
              role="option"
              tabIndex={-1}
              aria-selected={place === at}
              className={classes.option}
              data-hover
              onMouseDown={(event) => {
                event.preventDefault()
                onPick(suggestion)
              }}
            >
              {suggestion.text}
              {suggestion.note && <small>{suggestion.note}</small>}
            </div>
          ))}
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}
