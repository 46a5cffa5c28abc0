import { leadFormLimits as limits } from '@foyer/contract/leads/limits'
import { leadSectionTexts, leadInputTexts as texts } from '@foyer/contract/leads/messages/dialogs'
import { asksAsCorporate } from '@foyer/contract/leads/record/checks'
import { emptyContact } from '@foyer/contract/leads/record/form-values'
import { ActionIcon, Box } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { AddButton } from '../../../../ui/add-button'
import { Row, Stack } from '../../../../ui/layout/flow'
import { PointerTooltip } from '../../../../ui/text/pointer-tooltip'
import { SectionHeading } from '../../../../ui/text/section-heading'
import { PhoneField } from '../../../places/phone-field'
import classes from './lead-form.module.css'
import { ContactText, NameField } from './text-fields'
import { type LeadForm, markOf } from './use-lead-form'

interface OnePhoneProps {
  form: LeadForm
  index: number
  place: number
  label: string
  isRequired: boolean
}

/** L-181 */
const notInPhone = /[^\d+\s().-]/

export function OnePhone({ form, index, place, label, isRequired }: OnePhoneProps) {
  const field = `contacts.${index}.phones.${place}`
  const phones = form.values.contacts[index]?.phones ?? []
  const phone = phones[place] ?? { dialCode: '91', national: '' }
  return (
    <PhoneField
      name={field}
      label={label}
      required={isRequired}
      value={phone}
      onChange={(next) =>
        form.changeContact(
          index,
          { phones: phones.length === 0 ? [next] : phones.map((one, at) => (at === place ? next : one)) },
          field,
        )
      }
      mark={markOf(form, field)}
      onBlur={() => form.leave(field)}
      error={form.problemAt(field)}
      readOnly={form.isBusy}
      {...(form.rules.form === 'short' && { blocks: notInPhone })}
    />
  )
}

function PhoneList({ form, index, dialCode }: { form: LeadForm; index: number; dialCode: string }) {
  const phones = form.values.contacts[index]?.phones ?? []
  const set = (next: typeof phones) => form.changeContact(index, { phones: next })
  const shown = phones.length === 0 ? [{ dialCode, national: '' }] : phones
  return (
    <Stack gap={8}>
      {shown.map((_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a phone is known by its place alone
        <Row key={place} className={classes.withTool} gap={4} align="flex-start" grow="first" isOneLine>
          <OnePhone
            form={form}
            index={index}
            place={place}
            label={place === 0 ? texts.phone : texts.phoneAt(place + 1)}
            isRequired={place === 0}
          />
          {place === 0 && shown.length < limits.phones && (
            <PointerTooltip label={texts.addPhone}>
              <ActionIcon
                data-tap
                aria-label={texts.addPhone}
                disabled={form.isBusy}
                onClick={() => set([...shown, { dialCode, national: '' }])}
              >
                <IconPlus size={16} stroke={1.6} />
              </ActionIcon>
            </PointerTooltip>
          )}
          {place > 0 && (
            <ActionIcon
              data-tap
              aria-label={texts.removePhone(place + 1)}
              disabled={form.isBusy}
              onClick={() => set(phones.filter((__, at) => at !== place))}
            >
              <IconTrash size={16} stroke={1.6} />
            </ActionIcon>
          )}
        </Row>
      ))}
    </Stack>
  )
}

interface OneContactProps {
  form: LeadForm
  index: number
  dialCode: string
  isFirstField: boolean
}

function OneContact({ form, index, dialCode, isFirstField }: OneContactProps) {
  const isFirst = index === 0
  const isCorporate = asksAsCorporate(form.rules.form, form.values.type)
  const asksAll = isCorporate || !isFirst
  const remove = () => form.change({ contacts: form.values.contacts.filter((_, at) => at !== index) })
  return (
    <div className={classes.contact}>
      {!isFirst && (
        <Row className={classes.head} grow="first">
          <SectionHeading level={4}>{leadSectionTexts.otherContact(index + 1)}</SectionHeading>
          <ActionIcon aria-label={texts.removeContact(index + 1)} disabled={form.isBusy} onClick={remove}>
            <IconTrash size={16} stroke={1.6} />
          </ActionIcon>
        </Row>
      )}
      <div className={classes.grid}>
        <NameField
          className={classes.third}
          form={form}
          index={index}
          name="firstName"
          label={texts.firstName}
          isRequired
          isFirstField={isFirstField}
        />
        <NameField
          className={classes.third}
          form={form}
          index={index}
          name="lastName"
          label={texts.lastName}
          isRequired={isCorporate}
        />
        <ContactText
          className={classes.third}
          form={form}
          index={index}
          name="designation"
          label={texts.designation}
          isRequired={asksAll}
        />
        {!isFirst && (
          <ContactText
            className={classes.quarter}
            form={form}
            index={index}
            name="type"
            label={texts.contactType}
            placeholder={texts.contactTypeHint}
            isRequired={!isCorporate}
          />
        )}
        <ContactText
          className={isFirst ? classes.half : classes.quarter}
          form={form}
          index={index}
          name="email"
          label={texts.email}
        />
        <div className={classes.half}>
          <PhoneList form={form} index={index} dialCode={dialCode} />
        </div>
      </div>
    </div>
  )
}

interface ContactFieldsProps {
  form: LeadForm
  dialCode: string
  heading: string
  startsHere: boolean
}

/** Everybody who speaks for the lead; all but the first can be taken away. */
export function ContactFields({ form, dialCode, heading, startsHere }: ContactFieldsProps) {
  const { contacts } = form.values
  return (
    <section className={classes.section}>
      <Row className={classes.head}>
        <SectionHeading level={3}>{heading}</SectionHeading>
      </Row>
      {contacts.map((_, index) => (
        <OneContact
          // biome-ignore lint/suspicious/noArrayIndexKey: a contact is known by its place alone
          key={index}
          form={form}
          index={index}
          dialCode={dialCode}
          isFirstField={startsHere && index === 0}
        />
      ))}
      {contacts.length < limits.contacts && (
        <Box mt={6} ml={-10}>
          <AddButton
            look="quiet"
            isLocked={form.isBusy}
            onClick={() => form.change({ contacts: [...contacts, emptyContact(dialCode)] })}
          >
            {texts.addContact}
          </AddButton>
        </Box>
      )}
    </section>
  )
}
