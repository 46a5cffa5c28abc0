import {
  fieldListTexts,
  generationTexts,
  templateFieldTexts,
  leadFormTexts as texts,
} from '@foyer/contract/fields/messages'
import {
  type FormGeneration,
  type LeadForm,
  type TemplateFieldKey,
  templateFieldKeys,
} from '@foyer/contract/fields/model'
import { fieldEndpoints } from '@foyer/contract/wire/fields'
import { Box, Radio } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { wordsOf } from '../../api/call-failed'
import { useEndpoint, useSend } from '../../api/queries'
import { useSettingsInStep } from '../../api/use-settings-in-step'
import { EmptyState } from '../../ui/empty-state'
import { SaveBar } from '../../ui/form/save-bar'
import { Stack } from '../../ui/layout/flow'
import { LeaveGuard } from '../../ui/leave-guard'
import { Loaded } from '../../ui/loaded'
import { useSearchTerm } from '../../ui/search-in-address'
import { Sheet } from '../../ui/sheet'
import { QuietText } from '../../ui/text/quiet-text'
import { SectionHeading } from '../../ui/text/section-heading'
import { showToast } from '../../ui/toast'
import { useGuard } from '../accounts/use-guard'
import {
  type AnswerDraft,
  type FormDraft,
  formChange,
  formDraftOf,
  formProblems,
  isSameForm,
} from './form-draft'
import classes from './lead-form.module.css'
import { TemplateRows } from './template-rows'
import { fieldReads, useFieldsAgain } from './use-fields-again'

const generations: readonly FormGeneration[] = [1, 2, 3]

/** Which form Add Lead opens, and what the configurable one asks. */
export function LeadFormPage() {
  const read = useEndpoint(fieldEndpoints.leadForm, {}, { staleTime: 0 })
  useSettingsInStep('fields', fieldReads)
  const form = read.isFetchedAfterMount ? read.data?.form : undefined
  return (
    <Sheet title={texts.title} text={texts.lead}>
      <Loaded of={{ ...read, data: form }} failed={texts.loadFailed} rows={6}>
        {(known) => <Editor form={known} />}
      </Loaded>
    </Sheet>
  )
}

/** Follows what colleagues save, until one has changed something oneself. */
function useDraft(form: LeadForm) {
  const [state, setState] = useState({ stored: form, draft: formDraftOf(form) })
  const isTouched = !isSameForm(state.stored, state.draft)
  if (!isTouched && JSON.stringify(form) !== JSON.stringify(state.stored))
    setState({ stored: form, draft: formDraftOf(form) })
  return {
    ...state,
    isTouched,
    setDraft: (draft: FormDraft) => setState((former) => ({ ...former, draft })),
    restart: (from: LeadForm) => setState({ stored: from, draft: formDraftOf(from) }),
  }
}

function Editor({ form }: { form: LeadForm }) {
  const guard = useGuard('fields.edit')
  const search = useSearchTerm().toLowerCase()
  const readAgain = useFieldsAgain()
  const { stored, draft, isTouched, setDraft, restart } = useDraft(form)
  const [isChecked, setChecked] = useState(false)
  const save = useSend(fieldEndpoints.saveLeadForm)
  const problems = isChecked ? formProblems(draft) : {}
  const keys = templateFieldKeys.filter((key) => templateFieldTexts[key].toLowerCase().includes(search))
  const setAnswer = (key: TemplateFieldKey, answer: AnswerDraft) =>
    setDraft({ ...draft, fields: { ...draft.fields, [key]: answer } })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (save.isPending) return
    setChecked(true)
    const [wrong] = Object.keys(formProblems(draft))
    if (wrong) return document.querySelector<HTMLInputElement>(`[name="choices-${wrong}"]`)?.focus()
    const change = formChange(stored, draft)
    guard(() =>
      save.mutate(change, {
        onSuccess: async ({ message }) => {
          showToast({ kind: 'ok', text: message })
          setChecked(false)
          await readAgain()
          restart({ ...stored, ...change, fields: { ...stored.fields, ...change.fields } } as LeadForm)
        },
      }),
    )()
  }
  const discard = () => {
    setChecked(false)
    save.reset()
    restart(form)
  }
  return (
    <form onSubmit={submit} noValidate>
      <LeaveGuard isChanged={isTouched} />
      <div className={classes.part}>
        <Radio.Group
          label={texts.generation}
          value={String(draft.generation)}
          onChange={(value) => setDraft({ ...draft, generation: Number(value) as FormGeneration })}
        >
          <Box mt={8}>
            <Stack>
              {generations.map((generation) => (
                <Radio
                  key={generation}
                  value={String(generation)}
                  label={generationTexts[generation].name}
                  description={generationTexts[generation].text}
                  disabled={save.isPending}
                />
              ))}
            </Stack>
          </Box>
        </Radio.Group>
      </div>
      <section className={classes.part} data-line="above">
        <SectionHeading level={3}>{texts.fields}</SectionHeading>
        <QuietText>{texts.fieldsLead}</QuietText>
        {keys.length === 0 && <EmptyState icon={IconSearch} title={fieldListTexts.noMatch} />}
        {keys.length > 0 && (
          <TemplateRows
            keys={keys}
            draft={draft}
            problems={problems}
            isBusy={save.isPending}
            onChange={setAnswer}
          />
        )}
      </section>
      <SaveBar
        isChanged={isTouched}
        isBusy={save.isPending}
        problem={save.error ? wordsOf(save.error, texts.failed) : undefined}
        words={texts}
        onDiscard={discard}
      />
    </form>
  )
}
