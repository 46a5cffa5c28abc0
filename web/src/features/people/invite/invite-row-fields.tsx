import { lengthOf } from '@foyer/contract/kit/typed-text'
import { type InviteRow, type RowProblems, rowProblems } from '@foyer/contract/people/invite-rows'
import { peopleLimits } from '@foyer/contract/people/limits'
import { inviteTexts } from '@foyer/contract/people/messages'
import type { Designation } from '@foyer/contract/people/model'
import { ActionIcon } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { memo } from 'react'
import { ChoiceField } from '../../../ui/form/fields/choice-field'
import { TextField } from '../../../ui/form/fields/text-field'
import { PointerTooltip } from '../../../ui/text/pointer-tooltip'
import { DesignationSelect } from '../designation-select'
import classes from './invite-form.module.css'
import type { Clash } from './use-invite-form'

export interface RoleChoice {
  value: string
  label: string
  disabled: boolean
}

interface InviteRowFieldsProps {
  number: number
  /** From 1, as it is counted on the screen. */
  place: number
  row: InviteRow
  wasTried: boolean
  clash: Clash | undefined
  roles: RoleChoice[]
  designations: Designation[]
  isBusy: boolean
  onChange: (number: number, change: Partial<InviteRow>) => void
  onRemove: ((number: number) => void) | undefined
}

const { max } = peopleLimits.invite.name

/** A name that is too long is marked while it is typed (C-051); what is missing, once Invite was pressed. */
function shownProblems(row: InviteRow, wasTried: boolean, clash: Clash | undefined): RowProblems {
  const all = rowProblems(row)
  const isLong = (field: 'firstName' | 'lastName') => lengthOf(row[field].trim()) > max
  const shown: RowProblems = wasTried
    ? all
    : {
        ...(isLong('firstName') ? { firstName: all.firstName } : {}),
        ...(isLong('lastName') ? { lastName: all.lastName } : {}),
      }
  const isClashing = clash?.emails.includes(row.email.trim().toLowerCase())
  return isClashing ? { email: clash?.text, ...shown } : shown
}

/** Lists that nobody has opened are not there: sixteen rows would hold hundreds of options. */
const whenOpened = { keepMounted: false }

/** One person to invite; typing in one row leaves the others alone. */
export const InviteRowFields = memo(function InviteRowFields({
  number,
  place,
  row,
  wasTried,
  clash,
  roles,
  designations,
  isBusy,
  onChange,
  onRemove,
}: InviteRowFieldsProps) {
  const problems = shownProblems(row, wasTried, clash)
  const change = (part: Partial<InviteRow>) => onChange(number, part)
  const name = (field: 'firstName' | 'lastName') => ({
    label: inviteTexts[field],
    value: row[field],
    error: problems[field],
    readOnly: isBusy,
    autoComplete: 'off',
    onChange: (text: string) => change({ [field]: text }),
  })
  const isMarked = Object.keys(problems).length > 0
  return (
    <fieldset
      className={classes.row}
      data-marked={isMarked || undefined}
      aria-label={inviteTexts.person(place)}
    >
      <TextField {...name('firstName')} className={classes.name} />
      <TextField {...name('lastName')} className={classes.name} />
      <TextField
        label={inviteTexts.email}
        type="email"
        inputMode="email"
        autoComplete="off"
        value={row.email}
        error={problems.email}
        readOnly={isBusy}
        onChange={(email) => change({ email })}
      />
      <ChoiceField
        className={classes.half}
        label={inviteTexts.role}
        data={roles}
        value={row.role}
        error={problems.role}
        readOnly={isBusy}
        onChange={(role) => change({ role })}
        maxDropdownHeight={260}
        comboboxProps={whenOpened}
      />
      <div className={classes.half}>
        <DesignationSelect
          designations={designations}
          value={row.designationId}
          error={problems.designationId}
          readOnly={isBusy}
          onChange={(designationId) => change({ designationId })}
        />
      </div>
      <div className={classes.remove}>
        {onRemove && (
          <PointerTooltip label={inviteTexts.removeRow(place)}>
            <ActionIcon
              aria-label={inviteTexts.removeRow(place)}
              disabled={isBusy}
              onClick={() => onRemove(number)}
            >
              <IconX size={16} stroke={1.6} />
            </ActionIcon>
          </PointerTooltip>
        )}
      </div>
    </fieldset>
  )
})
