import { workLimits } from '@foyer/contract/leads/limits'
import { choiceKindHints, choicesPageTexts as texts } from '@foyer/contract/leads/messages/choices'
import { choiceKindTexts } from '@foyer/contract/leads/messages/work'
import type { ChoiceKind, LeadChoice } from '@foyer/contract/leads/work'
import { checkChoices } from '@foyer/contract/leads/work-rules'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work-endpoints'
import { Box, Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { wordsOf } from '../../../api/call-failed'
import { keyOf, useSend } from '../../../api/queries'
import { FormProblem } from '../../../ui/form/form-problem'
import { SubmitButton } from '../../../ui/form/submit-button'
import { TextField } from '../../../ui/form/text-field'
import { Row, Stack } from '../../../ui/layout/flow'
import { Notice } from '../../../ui/layout/notice'
import { QuietText } from '../../../ui/text/quiet-text'
import { SectionHeading } from '../../../ui/text/section-heading'
import { showToast } from '../../../ui/toast'
import { useGuard } from '../../accounts/use-guard'
import { choiceDraft, choicesEdit, useChoiceDraft } from './choice-draft'
import classes from './choices.module.css'
import { MessageFields } from './message-fields'
import { RowTools } from './row-tools'

interface KindEditorProps {
  kind: ChoiceKind
  choices: readonly LeadChoice[]
  onTouched: (kind: ChoiceKind, isTouched: boolean) => void
}

/** One list: add, rename, move, delete, and save as a whole. */
export function KindEditor({ kind, choices, onTouched }: KindEditorProps) {
  const headingId = useId()
  const list = useRef<HTMLOListElement>(null)
  const added = useRef<number>(undefined)
  const queries = useQueryClient()
  const guard = useGuard('leads.editChoices')
  const draft = useChoiceDraft(choices)
  const [isChecked, setChecked] = useState(false)
  const save = useSend(leadWorkEndpoints.saveChoices)
  const { rows, stored, isTouched } = draft
  const name = choiceKindTexts[kind]

  useEffect(() => onTouched(kind, isTouched), [kind, isTouched, onTouched])
  useEffect(() => {
    if (added.current === undefined || rows.length === 0) return
    list.current?.querySelector<HTMLInputElement>(`[data-choice="${added.current}"]`)?.focus()
    added.current = undefined
  }, [rows])

  const edit = choicesEdit(kind, stored, rows)
  const problems = isChecked ? checkChoices(edit) : []
  const problemOf = (place: number, field: 'label' | 'text') =>
    problems.find((problem) => problem.place === place && problem.field === field)?.text
  const begin = (from: readonly LeadChoice[]) => {
    draft.restart(from)
    setChecked(false)
    save.reset()
  }
  const add = () => {
    const row = choiceDraft()
    added.current = row.key
    draft.setRows([...rows, row])
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (save.isPending) return
    setChecked(true)
    const [wrong] = checkChoices(edit)
    if (wrong)
      return list.current
        ?.querySelector<HTMLInputElement>(`[data-choice="${rows[wrong.place]?.key}"]`)
        ?.focus()
    guard(() =>
      save.mutate(edit, {
        onSuccess: (all) => {
          queries.setQueryData(keyOf(leadWorkEndpoints.choices, {}), all)
          showToast({ kind: 'ok', text: texts.saved })
          begin(all.filter((choice) => choice.kind === kind))
        },
        // Somebody else was quicker: what they made of it is shown beside the refusal.
        onError: () => void queries.invalidateQueries({ queryKey: keyOf(leadWorkEndpoints.choices) }),
      }),
    )()
  }
  return (
    <form className={classes.part} onSubmit={submit} noValidate aria-labelledby={headingId}>
      <Stack gap={2}>
        <SectionHeading level={3} id={headingId}>
          {name}
        </SectionHeading>
        <QuietText>{choiceKindHints[kind]}</QuietText>
      </Stack>
      {rows.length === 0 && <QuietText>{texts.empty}</QuietText>}
      <ol ref={list} className={classes.rows} data-kind={kind}>
        {rows.map((row, place) => (
          <li key={row.key}>
            <div className={classes.line}>
              <TextField
                flex={1}
                miw={0}
                maw={420}
                mr={6}
                aria-label={kind === 'message' ? texts.name(place + 1) : texts.entry(place + 1)}
                data-choice={row.key}
                max={workLimits.label}
                value={row.label}
                readOnly={save.isPending}
                error={problemOf(place, 'label')}
                autoComplete="off"
                onChange={(label) => draft.setRow({ ...row, label })}
              />
              <RowTools
                place={place}
                count={rows.length}
                isBusy={save.isPending}
                onMove={draft.move}
                onRemove={draft.remove}
              />
            </div>
            {kind === 'message' && (
              <MessageFields
                place={place}
                text={row.text}
                problem={problemOf(place, 'text')}
                isBusy={save.isPending}
                onChange={(text) => draft.setRow({ ...row, text })}
              />
            )}
          </li>
        ))}
      </ol>
      <FormProblem text={save.error ? wordsOf(save.error, texts.failed) : undefined} />
      {draft.isOld && (
        <div role="status">
          <Notice>
            {texts.changedMeanwhile}
            <Button variant="default" size="xs" onClick={() => begin(choices)}>
              {texts.takeTheirs}
            </Button>
          </Notice>
        </div>
      )}
      <Row>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={14} stroke={1.8} aria-hidden />}
          disabled={save.isPending || draft.isFull}
          onClick={add}
        >
          {texts.add[kind]}
        </Button>
        {isTouched && (
          <>
            <Box flex={{ base: '0 0 100%', sm: 'none' }} ml={{ base: 0, sm: 'auto' }} data-ink="2">
              {texts.unsaved}
            </Box>
            <Button variant="default" disabled={save.isPending} onClick={() => begin(choices)}>
              {texts.discard}
            </Button>
            <SubmitButton isBusy={save.isPending}>{texts.save}</SubmitButton>
          </>
        )}
      </Row>
    </form>
  )
}
