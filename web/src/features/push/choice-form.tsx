import { pushKindTexts, pushTexts as texts } from '@foyer/contract/push/messages'
import { type PushChoice, type PushKind, pushKinds } from '@foyer/contract/push/model'
import { usualQuiet } from '@foyer/contract/push/quiet'
import { pushEndpoints } from '@foyer/contract/wire/push/endpoints'
import { Input } from '@mantine/core'
import { wordsOf } from '../../api/call-failed'
import { useSend } from '../../api/queries'
import { FieldGrid } from '../../ui/form/field-grid'
import { CheckField } from '../../ui/form/fields/check-field'
import { TickList } from '../../ui/form/fields/tick-list'
import { TimeField } from '../../ui/form/fields/time-field'
import { Form } from '../../ui/form/form'
import { FormGuard } from '../../ui/form/form-guard'
import { useFoyerForm } from '../../ui/form/use-foyer-form'
import { showToast } from '../../ui/toasts/toast'
import { quietProblems, type TypedChoice } from './quiet-problems'

const typedOf = ({ kinds, quiet }: PushChoice): TypedChoice => ({
  kinds,
  isQuiet: quiet !== undefined,
  ...(quiet ?? usualQuiet),
})

/** What is shown on all devices of the person, and when nothing is. */
export function ChoiceForm({ choice }: { choice: PushChoice }) {
  const save = useSend(pushEndpoints.choosePush)
  const form = useFoyerForm<TypedChoice>(
    quietProblems,
    typedOf(choice),
    async ({ kinds, isQuiet, from, to }) => {
      await save.mutateAsync({ kinds, quiet: isQuiet ? { from, to } : undefined })
      showToast({ kind: 'ok', text: texts.saved })
    },
    { problemOf: (error) => ({ form: wordsOf(error, texts.failed) }), follows: true },
  )
  const { kinds, isQuiet } = form.values
  const set = (kind: PushKind, isOn: boolean) =>
    form.change({ kinds: pushKinds.filter((one) => (one === kind ? isOn : kinds.includes(one))) }, 'kinds')
  return (
    <>
      <Form form={form} submit={texts.save} isSubmitLocked={!form.isChanged}>
        <Input.Wrapper component="fieldset" label={texts.kinds} labelElement="div">
          <TickList isWhole>
            {pushKinds.map((kind) => (
              <CheckField
                key={kind}
                label={pushKindTexts[kind].label}
                data-path="kinds"
                value={kinds.includes(kind)}
                readOnly={form.isBusy}
                onChange={(isOn) => set(kind, isOn)}
              />
            ))}
          </TickList>
        </Input.Wrapper>
        <CheckField {...form.field('isQuiet')} label={texts.quiet} description={texts.quietHint} />
        {isQuiet && (
          <FieldGrid columns={2} staysBeside>
            <TimeField {...form.field('from')} label={texts.quietFrom} isNeeded />
            <TimeField {...form.field('to')} label={texts.quietTo} isNeeded />
          </FieldGrid>
        )}
      </Form>
      <FormGuard form={form} />
    </>
  )
}
