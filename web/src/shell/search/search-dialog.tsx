import { searchLimits } from '@foyer/contract/search/limits'
import { leadActionTexts, searchTexts as texts } from '@foyer/contract/shell/messages-search'
import { ActionIcon, Loader, Text, TextInput, VisuallyHidden } from '@mantine/core'
import { IconArrowLeft, IconSearch } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { Dialog } from '../../ui/dialogs/dialog'
import { tooLong } from '../../ui/list/search-in-address'
import { EmptyState } from '../../ui/states/empty-state'
import { FailedState } from '../../ui/states/failed-state'
import { QuietText } from '../../ui/text/quiet-text'
import type { Hit } from './hit'
import { HitOption } from './hit-option'
import type { AskedDeed } from './lead/deed'
import classes from './search.module.css'
import { thingAt } from './thing-here'
import { useHits } from './use-hits'
import { useSearchKeys } from './use-search-keys'

interface SearchDialogProps {
  onDeed: (asked: AskedDeed) => void
  onClose: () => void
}

/** Everything by a few letters; arrows choose, Enter opens or does it, the right arrow shows what can be done with a lead. */
export function SearchDialog({ onDeed, onClose }: SearchDialogProps) {
  const here = thingAt(useLocation())
  const [typed, setTyped] = useState('')
  const [of, setOf] = useState<Hit['lead']>()
  // By its key: what is found meanwhile moves the others.
  const [chosen, setChosen] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const id = useId()
  const idOf = (hit: Hit) => `${id}-${hit.key}`

  const type = (words: string) => {
    setTyped(words)
    setChosen(undefined)
    list.current?.scrollTo?.(0, 0)
  }
  const turnTo = (lead: Hit['lead']) => {
    setOf(lead)
    type('')
    field.current?.focus()
  }
  const say = (words: string) => {
    type(words)
    field.current?.focus()
  }
  const { groups, isSearching, failure, retry } = useHits({ typed, here, of, onDeed, onSay: say })
  const hits = groups.flatMap((group) => group.hits)
  const active = chosen === undefined ? hits[0] : hits.find(({ key }) => key === chosen)
  const { press, forgetEnter } = useSearchKeys({
    hits,
    active,
    isAwaiting: isSearching && chosen === undefined,
    isOfLead: of !== undefined,
    choose: ({ key }) => setChosen(key),
    open: (hit) => document.getElementById(idOf(hit))?.click(),
    more: turnTo,
  })

  const activeKey = active?.key
  useEffect(() => {
    if (activeKey) list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [activeKey])

  const words = typed.trim().split(/\s+/).filter(Boolean)
  return (
    <Dialog opened title={of?.name ?? texts.title} width={760} onClose={onClose}>
      <div className={classes.field}>
        <TextInput
          ref={field}
          data-autofocus
          role="combobox"
          aria-expanded
          aria-controls={id}
          aria-activedescendant={active && idOf(active)}
          aria-label={of ? leadActionTexts.field(of.name) : texts.field}
          placeholder={of ? leadActionTexts.placeholder : texts.placeholder}
          autoComplete="off"
          enterKeyHint="go"
          error={tooLong(typed, searchLimits.words)}
          leftSection={
            of ? (
              <ActionIcon aria-label={leadActionTexts.back} onClick={() => turnTo(undefined)}>
                <IconArrowLeft size={18} stroke={1.6} aria-hidden />
              </ActionIcon>
            ) : (
              <IconSearch size={16} stroke={1.6} aria-hidden />
            )
          }
          rightSection={isSearching && <Loader size={16} aria-hidden />}
          value={typed}
          onChange={(event) => {
            forgetEnter()
            type(event.currentTarget.value)
          }}
          onKeyDown={press}
        />
      </div>
      <VisuallyHidden role="status">
        {isSearching ? texts.searching : texts.found(hits.length)}
      </VisuallyHidden>
      {failure && hits.length > 0 && <FailedState what={failure} onRetry={retry} />}
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label={of ? leadActionTexts.field(of.name) : texts.title}
        className={classes.found}
        aria-busy={isSearching}
      >
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options, as a listbox has them
          <div key={group.label} role="group" aria-label={group.label}>
            <Text component="div" size="xs" fw={600} px={8} pt={12} pb={4} data-ink="3" aria-hidden>
              {group.label}
            </Text>
            {group.hits.map((hit) => {
              const { lead } = hit
              return (
                <HitOption
                  key={hit.key}
                  hit={hit}
                  id={idOf(hit)}
                  isChosen={hit === active}
                  words={words}
                  onPoint={() => setChosen(hit.key)}
                  onDone={onClose}
                  onMore={lead && (() => turnTo(lead))}
                />
              )
            })}
          </div>
        ))}
      </div>
      {hits.length === 0 && (
        <div className={classes.rest}>
          {failure && <FailedState what={failure} onRetry={retry} />}
          {!failure && isSearching && <QuietText>{of ? leadActionTexts.waiting : texts.searching}</QuietText>}
          {!failure && !isSearching && (
            <EmptyState icon={IconSearch} title={texts.nothing} hint={texts.nothingHint} />
          )}
        </div>
      )}
      <div className="mantine-visible-from-sm">
        <QuietText size="small">{of ? texts.leadKeys : texts.keys}</QuietText>
      </div>
    </Dialog>
  )
}
