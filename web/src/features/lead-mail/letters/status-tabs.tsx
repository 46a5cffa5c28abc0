import { leadLetterTexts as texts } from '@foyer/contract/lead-mail/letters/messages-compose'
import { callStatusTexts } from '@foyer/contract/leads/messages'
import { type CallOutcome, callOutcomes } from '@foyer/contract/leads/work/outcomes'
import { Tabs } from '@mantine/core'
import { useEffect, useRef } from 'react'

interface StatusTabsProps {
  value: CallOutcome
  onChange: (status: CallOutcome) => void
}

/** How the call went: it chooses the template, and is recorded afterwards if wished (L-232, L-119). */
export function StatusTabs({ value, onChange }: StatusTabsProps) {
  const list = useRef<HTMLDivElement>(null)
  // On a phone the tabs are one line that moves sideways.
  useEffect(() => {
    const chosen = list.current?.querySelector(`[data-status="${value}"]`)
    chosen?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [value])
  return (
    <Tabs value={value} onChange={(chosen) => onChange(chosen as CallOutcome)}>
      <Tabs.List ref={list} aria-label={texts.status} style={{ flexWrap: 'nowrap', overflowX: 'auto' }}>
        {callOutcomes.map((status) => (
          <Tabs.Tab key={status} value={status} data-status={status} data-focus="inside" flex="none">
            {callStatusTexts[status]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
    </Tabs>
  )
}
