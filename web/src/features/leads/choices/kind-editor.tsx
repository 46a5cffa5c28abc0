import type { ChoiceKind, LeadChoice } from '@foyer/contract/leads/choices/model'
import { workLimits } from '@foyer/contract/leads/limits'
import { choiceKindHints, choicesPageTexts as texts } from '@foyer/contract/leads/messages/choices'
import { choiceKindTexts } from '@foyer/contract/leads/messages/work'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { Box, Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useId, useRef } from 'react'
import { wordsOf } from '../../../api/call-failed'
import { keyOf, useSend } from '../../../api/queries'
import { SheetPart } from '../../../ui/dialogs/sheet'
import { TextField } from '../../../ui/form/fields/text-field'
import { FormProblem } from '../../../ui/form/form-problem'
import { SubmitButton } from '../../../ui/form/submit-button'
import { useFoyerForm } from '../../../ui/form/use-foyer-form'
import { Row, Stack } from '../../../ui/layout/flow'
import { Notice } from '../../../ui/layout/notice'
import { PlainList } from '../../../ui/text/plain-list'
import { QuietText } from '../../../ui/text/quiet-text'
import { SectionHeading } from '../../../ui/text/section-heading'
import { showToast } from '../../../ui/toasts/toast'
import { useGuard } from '../../accounts/use-guard'
import {
  type ChoiceDraft,
  choicesDraft,
  choicesEdit,
  choicesProblems,
  moved,
  nameOf,
  newChoice,
} from './choice-draft'
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
  const list = useRef<HTMLOListElement & HTMLUListElement>(null)
  const added = useRef<string>(undefined)
  const queries = useQueryClient()
  const guard = useGuard('leads.editChoices')
  const name = choiceKindTexts[kind]
  const save = useSend(leadWorkEndpoints.saveChoices)
  const form = useFoyerForm(
    (draft) => ({ fields: choicesProblems(kind, draft) }),
    choicesDraft(choices),
    async (draft, start) => {
      const all = await save.mutateAsync(choicesEdit(kind, draft, start))
      queries.setQueryData(keyOf(leadWorkEndpoints.choices, {}), all)
      showToast({ kind: 'ok', text: texts.saved })
      // The usual entries come back, also where they are what was there before.
      if (draft.rows.length === 0) form.restart()
    },
    {
      problemOf: (error) => ({ form: wordsOf(error, texts.failed) }),
      saysWhenLeft: true,
      follows: true,
    },
  )
  const { isChanged, isBusy } = form
  const { rows } = form.values

  useEffect(() => onTouched(kind, isChanged), [kind, isChanged, onTouched])
  useEffect(() => {
    if (added.current === undefined || rows.length === 0) return
    list.current?.querySelector<HTMLInputElement>(`[name="${added.current}"]`)?.focus()
    added.current = undefined
  }, [rows])

  const add = () => {
    const row = newChoice()
    added.current = nameOf(row, 'label')
    form.change({ rows: [...rows, row] })
  }
  const change = (row: ChoiceDraft) =>
    form.change((former) => ({ rows: former.rows.map((other) => (other.key === row.key ? row : other)) }))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    guard(() => form.onSubmit(event))()
  }
  return (
    <SheetPart>
      <form className={classes.form} onSubmit={submit} noValidate aria-labelledby={headingId}>
        <Stack gap={8}>
          <Stack gap={2}>
            <SectionHeading level={3} id={headingId}>
              {name}
            </SectionHeading>
            <QuietText>{choiceKindHints[kind]}</QuietText>
          </Stack>
          {rows.length === 0 && <QuietText>{texts.empty}</QuietText>}
          <PlainList ref={list} isOrdered gap={kind === 'message' ? 16 : 6}>
            {rows.map((row, place) => (
              <li key={row.key}>
                <div className={classes.line}>
                  <TextField
                    flex={1}
                    miw={0}
                    maw={420}
                    mr={6}
                    aria-label={kind === 'message' ? texts.name(place + 1) : texts.entry(place + 1)}
                    name={nameOf(row, 'label')}
                    max={workLimits.label}
                    value={row.label}
                    readOnly={isBusy}
                    error={form.problemAt(nameOf(row, 'label'))}
                    autoComplete="off"
                    onChange={(label) => change({ ...row, label })}
                  />
                  <RowTools
                    place={place}
                    count={rows.length}
                    isBusy={isBusy}
                    onMove={(from, to) => form.change({ rows: moved(rows, from, to) })}
                    onRemove={(from) => form.change({ rows: rows.toSpliced(from, 1) })}
                  />
                </div>
                {kind === 'message' && (
                  <MessageFields
                    place={place}
                    text={row.text}
                    name={nameOf(row, 'text')}
                    problem={form.problemAt(nameOf(row, 'text'))}
                    isBusy={isBusy}
                    onChange={(text) => change({ ...row, text })}
                  />
                )}
              </li>
            ))}
          </PlainList>
          <FormProblem text={form.problem} />
          {form.isOld && isChanged && !isBusy && (
            <div role="status">
              <Notice>
                {texts.changedMeanwhile}
                <Button variant="default" size="xs" onClick={form.restart}>
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
              disabled={isBusy || rows.length >= workLimits.choicesMax}
              onClick={add}
            >
              {texts.add[kind]}
            </Button>
            {isChanged && (
              <>
                <Box flex={{ base: '0 0 100%', sm: 'none' }} ml={{ base: 0, sm: 'auto' }} data-ink="2">
                  {texts.unsaved}
                </Box>
                <Button variant="default" disabled={isBusy} onClick={form.restart}>
                  {texts.discard}
                </Button>
                <SubmitButton isBusy={isBusy}>{texts.save}</SubmitButton>
              </>
            )}
          </Row>
        </Stack>
      </form>
    </SheetPart>
  )
}
