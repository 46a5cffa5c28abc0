import { workLimits } from '@foyer/contract/leads/limits'
import { panelTexts } from '@foyer/contract/leads/messages/preview'
import { olderPanelTexts } from '@foyer/contract/leads/messages/work'
import { useState } from 'react'
import { ChoiceField } from '../../../../ui/form/fields/choice-field'
import { TextField } from '../../../../ui/form/fields/text-field'

interface OwnChoiceFieldProps {
  label: string
  choices: readonly string[]
  value: string
  onChange: (value: string) => void
  disabled: boolean
}

const own = 'own'

/** One of the company's list, or words of their own (C-069). */
export function OwnChoiceField({ label, choices, value, onChange, disabled }: OwnChoiceFieldProps) {
  const [isOwn, setOwn] = useState(false)
  return (
    <>
      <ChoiceField
        label={label}
        placeholder={panelTexts.pick}
        disabled={disabled}
        data={[
          ...choices.map((choice) => ({ value: choice, label: choice })),
          { value: own, label: olderPanelTexts.ownReason },
        ]}
        value={isOwn ? own : value}
        onChange={(chosen) => {
          setOwn(chosen === own)
          onChange(chosen === own ? '' : chosen)
        }}
        clearable
        nothingFoundMessage={panelTexts.noChoice}
      />
      {isOwn && (
        <TextField
          label={panelTexts.ownOf(label)}
          autoFocus
          max={workLimits.label}
          value={value}
          onChange={onChange}
        />
      )}
    </>
  )
}
