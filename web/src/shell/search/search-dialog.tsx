import { searchTexts as texts } from '@foyer/contract/shell/messages-search'
import { Text, TextInput, VisuallyHidden } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Dialog } from '../../ui/dialogs/dialog'
import { tooLong } from '../../ui/list/search-in-address'
import { EmptyState } from '../../ui/states/empty-state'
import { QuietText } from '../../ui/text/quiet-text'
import { PlaceLink } from '../nav/place-link'
import type { Hit } from './hit'
import classes from './search.module.css'
import { longest, useHits } from './use-hits'

/** Leads, projects and pages by a few letters; arrows choose, Enter opens. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState(0)
  // Enter before the answer is there means the first of what comes.
  const [isAwaited, setAwaited] = useState(false)
  const { groups, isSearching, hasFailed } = useHits(typed)
  const hits = groups.flatMap((group) => group.hits)
  const active = hits[Math.min(chosen, hits.length - 1)]
  const list = useRef<HTMLDivElement>(null)
  const id = useId()
  const idOf = (hit: Hit) => `${id}-${hit.key}`

  const activeKey = active?.key
  useEffect(() => {
    if (activeKey) list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [activeKey])

  const open = (hit: Hit) => {
    onClose()
    if (hit.isElsewhere) window.location.assign(hit.to)
    else void navigate(hit.to)
  }
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && hits.length > 0) {
      event.preventDefault()
      const from = active ? hits.indexOf(active) : 0
      setChosen((from + step + hits.length) % hits.length)
    }
    if (event.key === 'Enter' && (active || isSearching) && !event.nativeEvent.isComposing) {
      event.preventDefault()
      if (isSearching) setAwaited(true)
      else if (active) open(active)
    }
  }
  useEffect(() => {
    if (!isAwaited || isSearching) return
    setAwaited(false)
    if (active) open(active)
  })
  return (
    <Dialog opened title={texts.title} width={760} onClose={onClose}>
      <TextInput
        data-autofocus
        role="combobox"
        aria-expanded
        aria-controls={id}
        aria-activedescendant={active && idOf(active)}
        aria-label={texts.field}
        placeholder={texts.placeholder}
        autoComplete="off"
        error={tooLong(typed, longest)}
        leftSection={<IconSearch size={16} stroke={1.6} aria-hidden />}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          setChosen(0)
          setAwaited(false)
        }}
        onKeyDown={press}
      />
      <VisuallyHidden role="status">
        {isSearching ? texts.searching : texts.found(hits.length)}
      </VisuallyHidden>
      {hasFailed && (
        <Text inherit role="alert" mt={12} data-ink="past">
          {texts.failed}
        </Text>
      )}
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label={texts.title}
        className={classes.found}
        aria-busy={isSearching}
      >
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options, as a listbox has them
          <div key={group.label} role="group" aria-label={group.label}>
            <Text component="div" size="xs" fw={600} px={8} pt={12} pb={4} data-ink="3" aria-hidden>
              {group.label}
            </Text>
            {group.hits.map((hit) => (
              <PlaceLink
                key={hit.key}
                id={idOf(hit)}
                role="option"
                data-tap
                tabIndex={-1}
                aria-selected={hit === active}
                className={classes.hit}
                to={hit.to}
                isElsewhere={hit.isElsewhere === true}
                onPointerMove={() => setChosen(hits.indexOf(hit))}
                onClick={hit.isElsewhere ? undefined : onClose}
              >
                <span data-cut>{hit.name}</span>
                {hit.about && (
                  <span data-cut data-small data-ink="2">
                    {hit.about}
                  </span>
                )}
              </PlaceLink>
            ))}
          </div>
        ))}
      </div>
      {hits.length === 0 && !isSearching && !hasFailed && (
        <EmptyState icon={IconSearch} title={texts.nothing} hint={texts.nothingHint} />
      )}
      <div className="mantine-visible-from-sm">
        <QuietText size="small">{texts.keys}</QuietText>
      </div>
    </Dialog>
  )
}
