import { webFormTexts as texts } from '@foyer/contract/intake/messages/web-form-settings'
import type { WebForm } from '@foyer/contract/intake/web-form/model'
import { ActionIcon } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { CheckField } from '../../../ui/form/fields/check-field'
import { FormProblem } from '../../../ui/form/form-problem'
import { PlainList } from '../../../ui/text/plain-list'
import { moved, rowsOf, type WebFormForm, withAsked, withRequired } from './form-draft'
import classes from './web-form.module.css'

interface FieldRowsProps {
  form: WebFormForm
  offered: WebForm['offered']
}

/** Grey at its end, and still under the keyboard that moved it there. */
const stays = (isOff: boolean) => ({ 'data-disabled': isOff || undefined, 'aria-disabled': isOff })

/** One row for each field: is it asked, must it be answered, and after which other. */
export function FieldRows({ form, offered }: FieldRowsProps) {
  const { fields } = form.values
  const change = (next: typeof fields) => form.change({ fields: next }, 'fields')
  const problem = form.problemAt('fields')
  return (
    <div className={classes.rows}>
      <PlainList isDivided label={texts.fields}>
        {rowsOf(fields, offered).map(({ target, label, asked }, place) => (
          <li key={target} className={classes.row}>
            <CheckField
              label={label}
              aria-label={texts.ask(label)}
              value={asked !== undefined}
              disabled={form.isBusy}
              onChange={(isAsked) => change(withAsked(fields, target, isAsked))}
            />
            {asked && (
              <>
                <CheckField
                  label={texts.required}
                  aria-label={texts.requiredOf(label)}
                  value={asked.isRequired}
                  disabled={form.isBusy}
                  onChange={(isRequired) => change(withRequired(fields, target, isRequired))}
                />
                <span className={classes.steps}>
                  <ActionIcon
                    aria-label={texts.up(label)}
                    {...stays(form.isBusy || place === 0)}
                    onClick={() => !form.isBusy && change(moved(fields, target, -1))}
                  >
                    <IconArrowUp size={16} stroke={1.6} />
                  </ActionIcon>
                  <ActionIcon
                    aria-label={texts.down(label)}
                    {...stays(form.isBusy || place === fields.length - 1)}
                    onClick={() => !form.isBusy && change(moved(fields, target, 1))}
                  >
                    <IconArrowDown size={16} stroke={1.6} />
                  </ActionIcon>
                </span>
              </>
            )}
          </li>
        ))}
      </PlainList>
      <FormProblem text={typeof problem === 'string' ? problem : undefined} />
    </div>
  )
}
