import { leadLetterTexts as texts } from '@foyer/contract/lead-mail/letters/messages-compose'
import { callStatusTexts } from '@foyer/contract/leads/messages'
import { type CallOutcome, callOutcomes } from '@foyer/contract/leads/work/outcomes'
import { Tabs } from '@mantine/core'

interface StatusTabsProps {
  value: CallOutcome
  onChange: (status: CallOutcome) => void
}

/** How the call went: it chooses the template, and is recorded afterwards if wished (L-232, L-119). */
export const StatusTabs = ({ value, onChange }: StatusTabsProps) => (
  <Tabs value={value} onChange={(chosen) => onChange(chosen as CallOutcome)}>
    <Tabs.List aria-label={texts.status}>
      {callOutcomes.map((status) => (
        <Tabs.Tab key={status} value={status}>
          {callStatusTexts[status]}
        </Tabs.Tab>
      ))}
    </Tabs.List>
  </Tabs>
)
