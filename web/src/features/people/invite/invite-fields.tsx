import { inviteRoles } from '@foyer/contract/people/invite-rows'
import { inviteTexts } from '@foyer/contract/people/messages'
import type { Designation, Role, Standing } from '@foyer/contract/people/model'
import { notToGive } from '@foyer/contract/people/rules'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type FormEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { FormProblem } from '../../../ui/form/form-problem'
import { Surface } from '../../../ui/layout/card'
import classes from './invite-form.module.css'
import { InviteRowFields, type RoleChoice } from './invite-row-fields'
import type { InviteForm } from './use-invite-form'

interface InviteFieldsProps {
  form: InviteForm
  roles: Role[]
  designations: Designation[]
  own: Standing
  /** Opened with query parameters: then the choice of roles is fixed (O-048). */
  hasFixedRoles?: boolean
  children: ReactNode
}

/** Nobody gives what they do not have: such a role can be seen, not chosen. */
function roleChoices(roles: Role[], own: Standing, hasFixedRoles: boolean): RoleChoice[] {
  return inviteRoles(roles, hasFixedRoles).map((name) => {
    const role = roles.find((one) => one.name === name)
    return { value: name, label: name, disabled: role !== undefined && notToGive(own, role).length > 0 }
  })
}

/** The rows, the button for one more, and at the foot what the caller puts there. */
export function InviteFields({
  form,
  roles,
  designations,
  own,
  hasFixedRoles = false,
  children,
}: InviteFieldsProps) {
  const element = useRef<HTMLFormElement>(null)
  const [refused, setRefused] = useState(0)
  const rowCount = useRef(form.rows.length)

  useEffect(() => {
    if (refused > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refused])
  useEffect(() => {
    const hasGrown = form.rows.length > rowCount.current
    rowCount.current = form.rows.length
    if (hasGrown) element.current?.querySelector<HTMLElement>('fieldset:last-of-type input')?.focus()
  }, [form.rows.length])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (form.submit()) setRefused((times) => times + 1)
  }
  const choices = useMemo(() => roleChoices(roles, own, hasFixedRoles), [roles, own, hasFixedRoles])
  return (
    <form ref={element} onSubmit={submit} noValidate aria-label={inviteTexts.people}>
      <Surface>
        <div className={classes.people}>
          {form.rows.map(({ number, row }, at) => (
            <InviteRowFields
              key={number}
              number={number}
              place={at + 1}
              row={row}
              wasTried={form.wasTried}
              clash={form.clash}
              roles={choices}
              designations={designations}
              isBusy={form.isBusy}
              onChange={form.change}
              onRemove={form.rows.length > 1 ? form.remove : undefined}
            />
          ))}
        </div>
      </Surface>
      <Button
        mt={8}
        mb={12}
        variant="subtle"
        size="xs"
        leftSection={<IconPlus size={14} stroke={1.8} />}
        disabled={form.isBusy}
        onClick={form.add}
      >
        {inviteTexts.addRow}
      </Button>
      <FormProblem text={form.failure} />
      {children}
    </form>
  )
}
