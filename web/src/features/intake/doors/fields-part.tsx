import type { Door, DoorValue } from '@foyer/contract/intake/doors/model'
import { doorPageTexts as texts } from '@foyer/contract/intake/messages/lead-sources'
import { Button } from '@mantine/core'
import { IconForms } from '@tabler/icons-react'
import { useState } from 'react'
import { LeaveGuard } from '../../../ui/dialogs/leave-guard'
import { Sheet, SheetPart } from '../../../ui/dialogs/sheet'
import { ChoiceField } from '../../../ui/form/fields/choice-field'
import { Row } from '../../../ui/layout/flow'
import { EmptyState } from '../../../ui/states/empty-state'
import { PlainList } from '../../../ui/text/plain-list'
import styles from './fields-part.module.css'
import { useMoment } from './moment'
import { useEditDoor } from './use-doors'

/** The values of what came last, each with the field it goes into: a click changes it. */
export function FieldsPart({ door: { id, values, valuesFrom, targets } }: { door: Door }) {
  const edit = useEditDoor()
  const inWords = useMoment()
  const [chosen, setChosen] = useState<Record<string, string>>({})
  if (!valuesFrom || values.length === 0)
    return (
      <Sheet title={texts.fields}>
        <EmptyState icon={IconForms} title={texts.fieldsEmpty} hint={texts.fieldsEmptyHint} />
      </Sheet>
    )
  const choices = [
    { value: 'none', label: texts.none },
    ...targets.map(({ target, label }) => ({ value: target, label })),
  ]
  const targetOf = ({ path, target }: DoorValue) => chosen[path] ?? target ?? 'none'
  const save = () => edit.mutate({ id, kind: 'mapping', mapping: chosen }, { onSuccess: () => setChosen({}) })
  return (
    <Sheet title={texts.fields} text={texts.fieldsLead(inWords(valuesFrom))}>
      <SheetPart>
        <PlainList isDivided>
          {values.map((value) => (
            <li key={value.path} className={styles.value}>
              <div className={styles.received}>
                <span data-small data-ink="2">
                  {value.path}
                </span>
                <span className={styles.text}>{value.text}</span>
              </div>
              <ChoiceField
                aria-label={texts.targetOf(value.path)}
                data={choices}
                searchable
                readOnly={edit.isPending}
                value={targetOf(value)}
                onChange={(target) => setChosen((former) => ({ ...former, [value.path]: target }))}
              />
            </li>
          ))}
        </PlainList>
        <Row justify="flex-end">
          <Button disabled={Object.keys(chosen).length === 0} loading={edit.isPending} onClick={save}>
            {texts.saveFields}
          </Button>
        </Row>
      </SheetPart>
      <LeaveGuard isChanged={Object.keys(chosen).length > 0} isSaving={edit.isPending} />
    </Sheet>
  )
}
