import { labelOf } from '@foyer/contract/fields/lead-fields'
import type { LeadForm as Template } from '@foyer/contract/fields/model'
import { leadSectionTexts as sections, leadInputTexts as texts } from '@foyer/contract/leads/messages/dialogs'
import type { ReactNode } from 'react'
import { Row } from '../../../../ui/layout/flow'
import { SectionHeading } from '../../../../ui/text/section-heading'
import { ContactFields, OnePhone } from './contact-fields'
import { CustomInputs } from './custom-fields'
import classes from './lead-form.module.css'
import { ListField, SourceField, SourceNameField, WorkScopeField } from './offered-fields'
import { AssigneeField, OwnerFields } from './owner-fields'
import {
  AddressField,
  AreaField,
  BudgetField,
  CityField,
  CompanyNameField,
  ContactText,
  FurtherFields,
  LocationField,
  NameField,
  PostalCodeField,
  RemarksField,
} from './text-fields'
import type { LeadForm } from './use-lead-form'

function Section({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className={classes.section}>
      <Row className={classes.head}>
        <SectionHeading level={3}>{heading}</SectionHeading>
      </Row>
      <div className={classes.grid}>{children}</div>
    </section>
  )
}

export interface LayoutProps {
  form: LeadForm
  dialCode: string
  /** Whether the lead may be given to several people at once. */
  isSeveral: boolean
  /** Who has the lead, for the case that they cannot be chosen any more. */
  currentAssignee?: string | undefined
}

/** Contact, Site, Work, Source and owner. */
export function IndividualLayout({ form, dialCode, isSeveral, currentAssignee }: LayoutProps) {
  const { canAssign, customFields } = form.rules
  return (
    <>
      <ContactFields form={form} dialCode={dialCode} heading={sections.contact} startsHere />
      <Section heading={sections.site}>
        <AddressField form={form} label={texts.address} className={classes.half} />
        <CityField form={form} label={texts.city} className={classes.quarter} />
        <PostalCodeField form={form} label={texts.postalCode} className={classes.quarter} />
      </Section>
      <Section heading={sections.work}>
        <WorkScopeField form={form} label={texts.workScope} className={classes.third} />
        <BudgetField form={form} label={texts.budget} className={classes.third} />
        <AreaField form={form} label={texts.area} className={classes.third} />
      </Section>
      <Section heading={canAssign ? sections.owner : sections.sourceOnly}>
        <SourceField form={form} label={texts.source} className={classes.half} />
        <SourceNameField form={form} label={texts.sourceName} className={classes.half} />
        {canAssign && <OwnerFields form={form} isSeveral={isSeveral} currentName={currentAssignee} />}
      </Section>
      <Section heading={sections.more}>
        <FurtherFields form={form} className={classes.half} />
        {customFields.length > 0 && <CustomInputs form={form} />}
        <RemarksField form={form} label={texts.remarks} />
      </Section>
    </>
  )
}

/** Two fields in a row, except Address and Remarks; Remarks last (L-158). */
export function CorporateLayout({ form, dialCode, isSeveral, currentAssignee }: LayoutProps) {
  return (
    <>
      <div className={classes.section}>
        <CompanyNameField form={form} label={texts.companyName} isRequired />
      </div>
      <ContactFields form={form} dialCode={dialCode} heading={sections.primaryContact} startsHere={false} />
      <Section heading={sections.details}>
        <AddressField form={form} label={texts.address} />
        <CityField form={form} label={texts.city} className={classes.half} />
        <PostalCodeField form={form} label={texts.postalCode} className={classes.half} />
        <WorkScopeField form={form} label={texts.workScope} className={classes.half} />
        <BudgetField form={form} label={texts.expectedBudget} className={classes.half} />
        <AreaField form={form} label={texts.area} className={classes.half} />
        <SourceField form={form} label={texts.source} className={classes.half} />
        <SourceNameField form={form} label={texts.sourceName} className={classes.half} />
        <FurtherFields form={form} className={classes.half} />
        <CustomInputs form={form} />
        {form.rules.canAssign && (
          <OwnerFields form={form} isSeveral={isSeveral} currentName={currentAssignee} />
        )}
        <RemarksField form={form} label={texts.remarks} />
      </Section>
    </>
  )
}

/** As the company has set its form; a field with choices is a list (L-165 to L-167). */
export function TemplateLayout({ form, template }: { form: LeadForm; template: Template['fields'] }) {
  const asked = (key: keyof typeof template) => ({
    form,
    label: labelOf(key, 'template'),
    isRequired: template[key].isMandatory,
    className: classes.half,
  })
  const orList = (
    key: 'source' | 'sourceName' | 'workScope' | 'city' | 'budget' | 'area',
    Typed: (props: ReturnType<typeof asked>) => ReactNode,
  ) =>
    template[key].choices.length > 0 ? (
      <ListField {...asked(key)} name={key} choices={template[key].choices} />
    ) : (
      <Typed {...asked(key)} />
    )
  const { canAssign, customFields } = form.rules
  return (
    <>
      <Section heading={sections.contact}>
        <NameField {...asked('firstName')} index={0} name="firstName" isFirstField />
        <NameField {...asked('lastName')} index={0} name="lastName" />
        <div className={classes.half}>
          <OnePhone
            form={form}
            index={0}
            place={0}
            label={labelOf('phone', 'template')}
            isRequired={template.phone.isMandatory}
          />
        </div>
        <ContactText {...asked('email')} index={0} name="email" />
      </Section>
      <Section heading={sections.site}>
        <AddressField {...asked('address')} className={undefined} />
        {orList('city', CityField)}
        <PostalCodeField {...asked('postalCode')} />
      </Section>
      <Section heading={sections.work}>
        {orList('workScope', WorkScopeField)}
        {orList('budget', BudgetField)}
        {orList('area', AreaField)}
      </Section>
      <Section heading={canAssign ? sections.owner : sections.sourceOnly}>
        {orList('source', SourceField)}
        {orList('sourceName', SourceNameField)}
        {canAssign && <AssigneeField {...asked('assignee')} />}
      </Section>
      {(customFields.length > 0 || form.hasMessage) && (
        <Section heading={sections.more}>
          {customFields.length > 0 && <CustomInputs form={form} />}
          {form.hasMessage && <RemarksField form={form} label={texts.remarks} />}
        </Section>
      )}
    </>
  )
}

/** Nine fields for a quick entry; the whole name is one of them. */
export function ShortLayout({ form }: { form: LeadForm }) {
  const shared = { form, className: classes.half }
  return (
    <div className={classes.grid}>
      <NameField {...shared} index={0} name="firstName" label={texts.clientName} isRequired isFirstField />
      <ContactText {...shared} index={0} name="email" label={texts.clientEmail} isRequired />
      <LocationField {...shared} label={texts.location} />
      <div className={classes.half}>
        <OnePhone form={form} index={0} place={0} label={texts.contactNumber} isRequired />
      </div>
      <BudgetField {...shared} label={texts.budget} />
      <WorkScopeField {...shared} label={texts.workType} />
      <SourceField {...shared} label={texts.source} isRequired />
      <SourceNameField {...shared} label={texts.sourceName} isRequired />
      {form.rules.canAssign && <AssigneeField {...shared} label={texts.assignee} />}
      {form.hasMessage && <RemarksField form={form} label={texts.remarks} />}
    </div>
  )
}
