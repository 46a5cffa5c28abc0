import { workLimits } from '@foyer/contract/leads/limits'
import { choiceKindHints, choicesPageTexts as texts } from '@foyer/contract/leads/messages/choices'
import { choiceKindTexts } from '@foyer/contract/leads/messages/work'
import type { ChoiceKind, LeadChoice } from '@foyer/contract/leads/work'
import { checkChoices } from '@foyer/contract/leads/work-rules'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work-endpoints'
import { Button, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { wordsOf } from '../../../api/call-failed'
import { keyOf, useSend } from '../../../api/queries'
import { FormProblem } from '../../../ui/form/form-problem'
import { SubmitButton } from '../../../ui/form/submit-button'
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
      <h3 id={headingId} className={classes.heading}>
        {name}
      </h3>
      <p className={classes.lead}>{choiceKindHints[kind]}</p>
      {rows.length === 0 && <p className={classes.empty}>{texts.empty}</p>}
      <ol ref={list} className={classes.rows} data-kind={kind}>
        {rows.map((row, place) => (
          <li key={row.key}>
            <div className={classes.line}>
              <TextInput
                className={classes.label ?? ''}
                aria-label={kind === 'message' ? texts.name(place + 1) : texts.entry(place + 1)}
                data-choice={row.key}
                maxLength={workLimits.label}
                value={row.label}
                readOnly={save.isPending}
                error={problemOf(place, 'label')}
                autoComplete="off"
                onChange={(event) => draft.setRow({ ...row, label: event.currentTarget.value })}
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
        <div className={classes.notice} role="status">
          <span>{texts.changedMeanwhile}</span>
          <Button variant="default" size="xs" onClick={() => begin(choices)}>
            {texts.takeTheirs}
          </Button>
        </div>
      )}
      <div className={classes.foot}>
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
            <span className={classes.unsaved}>{texts.unsaved}</span>
            <Button variant="default" disabled={save.isPending} onClick={() => begin(choices)}>
              {texts.discard}
            </Button>
            <SubmitButton isBusy={save.isPending}>{texts.save}</SubmitButton>
          </>
        )}
      </div>
    </form>
  )
}
