import { labelOf } from '@foyer/contract/fields/lead-fields'
import { fieldListTexts, generationTexts, leadFormTexts as texts } from '@foyer/contract/fields/messages'
import { type FormGeneration, type LeadForm, templateFieldKeys } from '@foyer/contract/fields/model'
import { fieldEndpoints } from '@foyer/contract/wire/fields'
import { Box, Radio } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import type { FormEvent } from 'react'
import { wordsOf } from '../../api/call-failed'
import { useEndpoint, useSend } from '../../api/queries'
import { Sheet, SheetPart } from '../../ui/dialogs/sheet'
import { FormGuard } from '../../ui/form/form-guard'
import { SaveBar } from '../../ui/form/save-bar'
import { useFoyerForm } from '../../ui/form/use-foyer-form'
import { Stack } from '../../ui/layout/flow'
import { useSearchTerm } from '../../ui/list/search-in-address'
import { EmptyState } from '../../ui/states/empty-state'
import { Loaded } from '../../ui/states/loaded'
import { QuietText } from '../../ui/text/quiet-text'
import { SectionHeading } from '../../ui/text/section-heading'
import { showToast } from '../../ui/toasts/toast'
import { ReadingNote } from '../accounts/reading-note'
import { useGuard } from '../accounts/use-guard'
import { formChange, formDraftOf, formProblems } from './form-draft'
import { TemplateRows } from './template-rows'

const generations: readonly FormGeneration[] = [1, 2, 3]

/** Which form Add Lead opens, and what the configurable one asks. */
export function LeadFormPage() {
  const read = useEndpoint(fieldEndpoints.leadForm, {}, { staleTime: 0 })
  const form = read.isFetchedAfterMount ? read.data?.form : undefined
  return (
    <Sheet title={texts.title} text={texts.lead}>
      <ReadingNote action="fields.edit" of="settings" />
      <Loaded of={{ ...read, data: form }} failed={texts.loadFailed} rows={6}>
        {(known) => <Editor stored={known} />}
      </Loaded>
    </Sheet>
  )
}

function Editor({ stored }: { stored: LeadForm }) {
  const guard = useGuard('fields.edit')
  const search = useSearchTerm().toLowerCase()
  const save = useSend(fieldEndpoints.saveLeadForm, { reads: 'before-done' })
  const form = useFoyerForm(
    (draft) => ({ fields: formProblems(draft) }),
    formDraftOf(stored),
    async (draft, start) => {
      const { message } = await save.mutateAsync(formChange(start, draft))
      showToast({ kind: 'ok', text: message })
    },
    {
      problemOf: (error) => ({ form: wordsOf(error, texts.failed) }),
      saysWhenLeft: true,
      follows: true,
    },
  )
  const keys = templateFieldKeys.filter((key) => labelOf(key, 'template').toLowerCase().includes(search))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    guard(() => form.onSubmit(event))()
  }
  return (
    <form onSubmit={submit} noValidate>
      <FormGuard form={form} />
      <fieldset data-line="between" disabled={guard.because !== undefined}>
        <SheetPart>
          <Radio.Group
            label={texts.generation}
            value={String(form.values.generation)}
            onChange={(value) => form.change({ generation: Number(value) as FormGeneration })}
          >
            <Box mt={8}>
              <Stack>
                {generations.map((generation) => (
                  <Radio
                    key={generation}
                    value={String(generation)}
                    label={generationTexts[generation].name}
                    description={generationTexts[generation].text}
                    disabled={form.isBusy}
                  />
                ))}
              </Stack>
            </Box>
          </Radio.Group>
        </SheetPart>
        <SheetPart>
          <SectionHeading level={3}>{texts.fields}</SectionHeading>
          <QuietText>{texts.fieldsLead}</QuietText>
          {keys.length === 0 && <EmptyState icon={IconSearch} title={fieldListTexts.noMatch} />}
          {keys.length > 0 && <TemplateRows keys={keys} form={form} />}
        </SheetPart>
      </fieldset>
      <SaveBar
        isChanged={form.isChanged}
        isBusy={form.isBusy}
        problem={form.problem}
        words={texts}
        onDiscard={form.restart}
      />
    </form>
  )
}
