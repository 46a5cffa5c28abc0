import { conflictTexts as texts } from '@foyer/contract/leads/messages/dialogs'
import type { LeadConflict } from '@foyer/contract/leads/record/draft'
import { Box, Button, Radio } from '@mantine/core'
import { useState } from 'react'
import { Dialog, DialogFoot } from '../../../../ui/dialogs/dialog'
import { FieldGrid } from '../../../../ui/form/field-grid'
import { Row } from '../../../../ui/layout/flow'
import classes from './conflict-dialog.module.css'
import type { Side } from './lead-change'

interface ConflictDialogProps {
  conflict: LeadConflict
  isBusy: boolean
  onSave: (choices: Record<string, Side>) => void
  onClose: () => void
}

/** Both values of every field, and which of them stays (C-150). */
export function ConflictDialog({ conflict, isBusy, onSave, onClose }: ConflictDialogProps) {
  const all = (side: Side) =>
    Object.fromEntries(conflict.fields.map(({ field }): [string, Side] => [field, side]))
  const [choices, setChoices] = useState(() => all('mine'))
  return (
    <Dialog opened title={texts.title} width={760} onClose={() => !isBusy && onClose()}>
      <p>{texts.text}</p>
      <Row>
        <Button size="xs" variant="default" onClick={() => setChoices(all('mine'))}>
          {texts.allMine}
        </Button>
        <Button size="xs" variant="default" onClick={() => setChoices(all('theirs'))}>
          {texts.allTheirs}
        </Button>
      </Row>
      <Box mt={12}>
        {conflict.fields.map(({ field, label, yours, theirs }) => (
          <fieldset key={field} className={classes.field}>
            <legend className={classes.label}>{label}</legend>
            <FieldGrid columns={2}>
              {(['mine', 'theirs'] as const).map((side) => (
                <Radio
                  key={side}
                  name={`conflict-${field}`}
                  label={texts[side]}
                  description={(side === 'mine' ? yours : theirs) || texts.blank}
                  checked={choices[field] === side}
                  onChange={() => setChoices({ ...choices, [field]: side })}
                  disabled={isBusy}
                />
              ))}
            </FieldGrid>
          </fieldset>
        ))}
      </Box>
      <DialogFoot>
        <Button variant="default" disabled={isBusy} onClick={onClose}>
          {texts.back}
        </Button>
        <Button data-autofocus loading={isBusy} onClick={() => onSave(choices)}>
          {texts.save}
        </Button>
      </DialogFoot>
    </Dialog>
  )
}
