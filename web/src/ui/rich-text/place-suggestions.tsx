import { richTextTexts as texts } from '@foyer/contract/kit/rich-text/texts'
import { Popover, UnstyledButton } from '@mantine/core'
import { type RefObject, useEffect, useId, useImperativeHandle, useState } from 'react'
import type { Suggested } from './place-node'
import classes from './rich-text.module.css'

interface PlaceSuggestionsProps {
  suggested: Suggested
  /** What the list is placed in. */
  root: HTMLElement | null
  /** What is typed into; it keeps the focus. */
  text: HTMLElement
  onKey: RefObject<((event: KeyboardEvent) => boolean) | null>
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/** Below the caret, from `{{` on: arrows choose, Enter or Tab takes, Escape leaves the text as it is. */
export function PlaceSuggestions({ suggested, root, text, onKey }: PlaceSuggestionsProps) {
  const { places, choose, at } = suggested
  const [chosen, setChosen] = useState(0)
  const current = places[Math.min(chosen, places.length - 1)]
  const id = useId()
  useImperativeHandle(onKey, () => (event) => {
    const step = steps[event.key]
    if (!current) return false
    if (step) {
      setChosen((Math.min(chosen, places.length - 1) + step + places.length) % places.length)
      return true
    }
    if (event.key !== 'Enter' && event.key !== 'Tab') return false
    choose(current)
    return true
  })
  useEffect(() => {
    // Escape ends the list, not the dialog around the editor.
    text.setAttribute('data-mantine-stop-propagation', 'true')
    text.setAttribute('aria-controls', id)
    return () => {
      for (const name of ['data-mantine-stop-propagation', 'aria-controls', 'aria-activedescendant'])
        text.removeAttribute(name)
    }
  }, [text, id])
  useEffect(() => {
    if (current) text.setAttribute('aria-activedescendant', `${id}-${current.name}`)
    document.getElementById(`${id}-${current?.name}`)?.scrollIntoView({ block: 'nearest' })
  }, [text, id, current])
  const origin = root?.getBoundingClientRect()
  if (!at || !origin) return null
  const place = { left: at.left - origin.left, top: at.top - origin.top, height: at.height }
  return (
    <Popover opened position="bottom-start" returnFocus={false} trapFocus={false}>
      <Popover.Target>
        <span className={classes.caret} style={place} />
      </Popover.Target>
      <Popover.Dropdown p={4}>
        <div id={id} role="listbox" aria-label={texts.places} className={classes.suggestions}>
          {places.map((each) => (
            <UnstyledButton
              key={each.name}
              id={`${id}-${each.name}`}
              role="option"
              tabIndex={-1}
              className={classes.suggestion}
              aria-selected={each === current}
              data-hover
              onMouseDown={(event) => {
                event.preventDefault()
                choose(each)
              }}
            >
              {each.label}
            </UnstyledButton>
          ))}
          {places.length === 0 && <div className={classes.suggestion}>{texts.noPlace}</div>}
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}
