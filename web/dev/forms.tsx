import { useState } from 'react'
import { PhoneField } from '../src/features/places/phone-field'
import { FieldGrid, WholeRow } from '../src/ui/form/field-grid'
import { AmountField } from '../src/ui/form/fields/amount-field'
import { CheckField, SwitchField } from '../src/ui/form/fields/check-field'
import { ChoiceField } from '../src/ui/form/fields/choice-field'
import { CreatableField } from '../src/ui/form/fields/creatable-field'
import { DateField } from '../src/ui/form/fields/date-field'
import { LongTextField } from '../src/ui/form/fields/long-text-field'
import { PasswordField } from '../src/ui/form/fields/password-field'
import { PersonField } from '../src/ui/form/fields/person-field'
import { TextField } from '../src/ui/form/fields/text-field'
import { TickList } from '../src/ui/form/fields/tick-list'
import { TimeField } from '../src/ui/form/fields/time-field'
import { Form } from '../src/ui/form/form'
import { SaveBar } from '../src/ui/form/save-bar'
import { useFoyerForm } from '../src/ui/form/use-foyer-form'
import { Card, Surface } from '../src/ui/layout/card'
import { Example } from './example'

const start = {
  name: 'Asha Menon',
  password: 'a long enough one',
  remark: 'Prefers teak.',
  date: '2026-11-20',
  time: '11:30',
  budget: '1850000',
  scope: 'home',
  person: 'asha',
  source: 'website',
  isNotified: true,
  isOpen: true,
  phone: { dialCode: '91', national: '9845021763' },
}
const scopes = [
  { value: 'home', label: 'Full home' },
  { value: 'kitchen', label: 'Kitchen' },
]
const people = [
  { id: 'asha', fullName: 'Asha Menon' },
  { id: 'ravi', fullName: 'Ravi Shankar' },
]
const sources = [{ value: 'website', label: 'Website' }]
const noRules = () => ({ fields: {} })
const send = async () => undefined
const nothing = () => undefined

function AllFields() {
  const { field } = useFoyerForm(noRules, start, send)
  return (
    <FieldGrid columns={3}>
      <TextField {...field('name')} label="TextField" max={60} />
      <PasswordField {...field('password')} label="PasswordField" autoComplete="off" />
      <AmountField {...field('budget')} label="AmountField" symbol="₹" isGrouped />
      <DateField {...field('date')} label="DateField" placeholder="DD-MM-YYYY" isNear />
      <TimeField {...field('time')} label="TimeField" />
      <PhoneField {...field('phone')} label="PhoneField" />
      <ChoiceField {...field('scope')} label="ChoiceField" data={scopes} />
      <PersonField {...field('person')} label="PersonField" people={people} isLoading={false} />
      <CreatableField
        {...field('source')}
        label="CreatableField"
        choices={sources}
        isLoading={false}
        createLabel={(name) => `Create "${name}"`}
        onCreate={nothing}
        isCreating={false}
        max={40}
      />
      <PersonField
        {...field('person')}
        label="Locked"
        people={people}
        isLoading={false}
        lockedBecause="Only an admin assigns leads."
      />
      <CheckField {...field('isNotified')} label="CheckField" />
      <SwitchField {...field('isOpen')} label="SwitchField" />
      <WholeRow>
        <LongTextField {...field('remark')} label="LongTextField" max={200} />
      </WholeRow>
    </FieldGrid>
  )
}

const complaints = (values: { client: string; city: string }) => ({
  fields: { client: values.client ? undefined : 'Please enter a name.' },
  form: '1 field needs attention',
})

function RefusedForm() {
  const form = useFoyerForm(complaints, { client: '', city: 'Bengaluru' }, send)
  return (
    <Card title="Form" isPadded>
      <Form form={form} submit="Save" onCancel={nothing}>
        <FieldGrid columns={2}>
          <TextField {...form.field('client')} label="Name" withAsterisk />
          <TextField {...form.field('city')} label="City" />
        </FieldGrid>
      </Form>
    </Card>
  )
}

function TickedScopes() {
  const [ticked, setTicked] = useState(['home'])
  return (
    <TickList>
      {scopes.map(({ value, label }) => (
        <CheckField
          key={value}
          label={label}
          value={ticked.includes(value)}
          onChange={(isOn) => setTicked(isOn ? [...ticked, value] : ticked.filter((one) => one !== value))}
        />
      ))}
    </TickList>
  )
}

function Settings() {
  const [isChanged, setChanged] = useState(true)
  return (
    <Surface>
      <SaveBar
        isChanged={isChanged}
        isBusy={false}
        problem={undefined}
        words={{ unsaved: 'You have unsaved changes', discard: 'Discard', save: 'Save' }}
        onDiscard={() => setChanged(false)}
      />
    </Surface>
  )
}

export function FormExamples() {
  return (
    <>
      <Example name="fields" width={760}>
        <AllFields />
      </Example>
      <Example name="form" width={520}>
        <RefusedForm />
      </Example>
      <Example name="tick-list" width={240}>
        <TickedScopes />
      </Example>
      <Example name="save-bar" width={520}>
        <Settings />
      </Example>
    </>
  )
}
