import { searchTexts as texts } from '@foyer/contract/shell/messages-search'
import { fitting, type Hit, type HitGroup } from './hit'
import type { AskedDeed } from './lead/deed'
import { useLeadActions } from './lead/use-lead-actions'
import type { ThingHere } from './thing-here'
import { useCommands } from './use-commands'
import { useFound } from './use-found'
import { useOpened } from './use-opened'
import { usePages } from './use-pages'

const shownAtFirst = 4

interface Asked {
  typed: string
  /** What is open on the page. */
  here: ThingHere | undefined
  /** The lead that the field is about, and nothing else. */
  of: { id: string; name: string } | undefined
  onDeed: (asked: AskedDeed) => void
  onSay: (words: string) => void
}

export interface Hits {
  groups: HitGroup[]
  isSearching: boolean
  /** What could not be read, in words. */
  failure: string | undefined
  retry: () => void
}

const filled = (groups: HitGroup[]) => groups.filter(({ hits }) => hits.length > 0)

/** What is offered for the words, the likeliest first: without words what was opened last, and what can be done here. */
export function useHits({ typed, here, of, onDeed, onSay }: Asked): Hits {
  const words = typed.trim()
  const openLead = here?.kind === 'leads' ? here : undefined
  const actions = useLeadActions({
    leadId: of?.id ?? openLead?.id,
    typed,
    isAskedOf: of !== undefined,
    isPreview: openLead?.isPreview === true && (!of || of.id === openLead.id),
    onDeed,
    onSay,
  })
  const found = useFound(of ? '' : typed)
  const opened = useOpened(here?.id)
  const commands = useCommands()
  const pages: HitGroup = { label: texts.pages, hits: usePages(words) }

  if (of)
    return {
      groups: filled(actions.groups),
      isSearching: actions.isLoading,
      failure: actions.failure?.message,
      retry: actions.retry,
    }
  // The same name may stand twice, so each is known by its group as well.
  const ofLead = filled(actions.groups).map(({ label, hits }) => ({ label, hits: hits.map(inGroup(label)) }))
  if (words === '') {
    const [contact] = ofLead
    return {
      groups: filled([
        { label: texts.opened, hits: opened.hits },
        {
          label: texts.here,
          hits: openLead ? [...(contact?.hits.slice(0, 2) ?? []), ...firstOf(ofLead)] : [],
        },
        ...commands.map(({ label, hits }) => ({ label, hits: hits.slice(0, shownAtFirst) })),
        pages,
      ]),
      isSearching: opened.isLoading,
      failure: opened.hasFailed ? texts.openedFailed : undefined,
      retry: opened.retry,
    }
  }
  const isSaid = ofLead.length === 1 && ofLead[0]?.hits.length === 1 && /\s/.test(words)
  return {
    groups: filled([
      ...(isSaid ? ofLead : []),
      ...found.groups,
      ...(isSaid ? [] : ofLead),
      ...fitting(commands, words),
      pages,
    ]),
    isSearching: found.isSearching,
    failure: found.hasFailed ? texts.failed : undefined,
    retry: found.retry,
  }
}

const inGroup =
  (label: string) =>
  (hit: Hit): Hit => ({ ...hit, key: `${label}-${hit.key}` })

/** Of an open lead what is done most: the follow-up and the remark, which are said in the field. */
const firstOf = (groups: HitGroup[]): Hit[] => groups.flatMap(({ hits }) => hits.filter(({ stays }) => stays))
