import { limitsForm } from '@foyer/contract/teams/forms'
import { teamLimits } from '@foyer/contract/teams/limits'
import { limitTexts as texts } from '@foyer/contract/teams/messages'
import type { AssignmentLimit, AssignmentLimits as Limits } from '@foyer/contract/teams/model'
import { type LimitKind, limitKinds } from '@foyer/contract/teams/turn'
import { teamEndpoints } from '@foyer/contract/wire/teams'
import { ActionIcon, Button } from '@mantine/core'
import { IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react'
import { wordsOf } from '../../api/call-failed'
import { useEndpoint, useSend } from '../../api/queries'
import { FieldGrid } from '../../ui/form/field-grid'
import { ChoiceField } from '../../ui/form/fields/choice-field'
import { TextField } from '../../ui/form/fields/text-field'
import { Form } from '../../ui/form/form'
import { FormGuard } from '../../ui/form/form-guard'
import { type FoyerForm, useFoyerForm } from '../../ui/form/use-foyer-form'
import { Row, Stack } from '../../ui/layout/flow'
import { Loaded } from '../../ui/states/loaded'
import { PlainList } from '../../ui/text/plain-list'
import { QuietText } from '../../ui/text/quiet-text'
import { SectionHeading } from '../../ui/text/section-heading'
import { showToast } from '../../ui/toasts/toast'
import { useGuard } from '../accounts/use-guard'
import { useTeams } from './use-teams'

/** Which new leads only the people of a team get. */
export function AssignmentLimits() {
  return (
    <Loaded of={useEndpoint(teamEndpoints.limits, {}, { staleTime: 0 })} failed={texts.loadFailed} rows={2}>
      {(found) => <LimitsForm {...found} />}
    </Loaded>
  )
}

interface LimitRow extends AssignmentLimit {
  key: string
}
type LimitValues = { limits: LimitRow[] }

const rowOf = ({ id, by, value, teamId }: AssignmentLimit & { id: string }): LimitRow => ({
  key: id,
  id,
  by,
  value,
  teamId,
})

/** What the rules say, by the path of the field. */
function problemsOf(values: LimitValues) {
  const fields: Record<string, string> = {}
  let form: string | undefined
  for (const { path, message } of limitsForm.safeParse(values).error?.issues ?? [])
    if (path.length > 1) fields[path.join('.')] ??= message
    else form ??= message
  return { fields: form ? { ...fields, limits: form } : fields, form }
}

function LimitsForm({ limits, sources }: Limits) {
  const guard = useGuard('company.editAssignment')
  const isLocked = guard.because !== undefined
  const save = useSend(teamEndpoints.saveLimits)
  const form = useFoyerForm<LimitValues>(
    problemsOf,
    { limits: limits.map(rowOf) },
    async ({ limits: rows }) => {
      await save.mutateAsync({ limits: rows.map(({ key: _key, ...limit }) => limit) })
      showToast({ kind: 'ok', text: texts.saved })
    },
    { problemOf: (error) => ({ form: wordsOf(error, texts.failed) }), follows: true },
  )
  const teams = useTeams().data ?? []
  const rows = form.values.limits
  const change = (changed: LimitRow[]) => form.change({ limits: changed })
  const nextOf = new Map(limits.map(({ id, next }) => [id, next]))
  const add = () =>
    change([...rows, { key: crypto.randomUUID(), by: 'source', value: '', teamId: teams[0]?.id ?? '' }])
  return (
    <Stack gap={8}>
      <SectionHeading>{texts.title}</SectionHeading>
      <QuietText size="small">{texts.hint}</QuietText>
      {rows.length === 0 && <QuietText>{teams.length === 0 ? texts.noTeams : texts.none}</QuietText>}
      <Form
        form={form}
        submit={texts.save}
        isSubmitLocked={isLocked || !form.isChanged}
        tools={
          <Button
            variant="default"
            leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />}
            disabled={teams.length === 0 || rows.length >= teamLimits.turn.limits.max}
            {...guard.lock}
            onClick={guard(add)}
          >
            {texts.add}
          </Button>
        }
      >
        {rows.length > 0 && (
          <PlainList label={texts.title} gap={12}>
            {rows.map((row, place) => (
              <li key={row.key}>
                <LimitFields
                  form={form}
                  place={place}
                  row={row}
                  sources={sources}
                  teams={teams}
                  isLocked={isLocked}
                  isNobody={row.id !== undefined && !form.isChanged && nextOf.get(row.id) === undefined}
                  next={form.isChanged ? undefined : nextOf.get(row.id ?? '')}
                  onChange={(part) => change(rows.map((one) => (one === row ? { ...one, ...part } : one)))}
                  onRemove={() => change(rows.filter((one) => one !== row))}
                  onUp={() => change([...rows.slice(0, place - 1), row, ...upTo(rows, place)])}
                />
              </li>
            ))}
          </PlainList>
        )}
      </Form>
      <FormGuard form={form} />
    </Stack>
  )
}

/** The one above it, then the others. */
const upTo = (rows: readonly LimitRow[], place: number): LimitRow[] => [
  ...rows.slice(place - 1, place),
  ...rows.slice(place + 1),
]

interface LimitFieldsProps {
  form: FoyerForm<LimitValues>
  place: number
  row: LimitRow
  sources: string[]
  teams: readonly { id: string; name: string }[]
  isLocked: boolean
  next: string | undefined
  isNobody: boolean
  onChange: (part: Partial<LimitRow>) => void
  onRemove: () => void
  onUp: () => void
}

function LimitFields(props: LimitFieldsProps) {
  const { form, place, row, sources, teams, isLocked, next, isNobody, onChange, onRemove, onUp } = props
  const common = { disabled: isLocked, readOnly: form.isBusy }
  const problem = (name: string) => form.problemAt(`limits.${place}.${name}`)
  const number = place + 1
  return (
    <fieldset aria-label={texts.row(number)} data-plain>
      <FieldGrid columns={3}>
        <ChoiceField
          {...common}
          label={texts.by}
          data={limitKinds.map((kind) => ({ value: kind, label: texts.kinds[kind] }))}
          value={row.by}
          onChange={(by) => onChange({ by: by as LimitKind, value: '' })}
        />
        {row.by === 'source' && (
          <ChoiceField
            {...common}
            label={texts.value.source}
            searchable
            data={[...new Set([...(row.value ? [row.value] : []), ...sources])]}
            value={row.value}
            error={problem('value')}
            onChange={(value) => onChange({ value })}
          />
        )}
        {row.by === 'city' && (
          <TextField
            {...common}
            label={texts.value.city}
            max={teamLimits.turn.value.max}
            value={row.value}
            error={problem('value')}
            onChange={(value) => onChange({ value })}
          />
        )}
        <ChoiceField
          {...common}
          label={texts.team}
          data={teams.map(({ id, name }) => ({ value: id, label: name }))}
          value={row.teamId}
          error={problem('teamId')}
          onChange={(teamId) => onChange({ teamId })}
        />
      </FieldGrid>
      <Row justify="space-between">
        <QuietText size="small">
          {next !== undefined && texts.next(next)}
          {isNobody && texts.nobody}
        </QuietText>
        {!isLocked && (
          <Row gap={4}>
            {place > 0 && (
              <ActionIcon data-tap aria-label={texts.up(number)} disabled={form.isBusy} onClick={onUp}>
                <IconArrowUp size={18} stroke={1.6} aria-hidden />
              </ActionIcon>
            )}
            <ActionIcon data-tap aria-label={texts.remove(number)} disabled={form.isBusy} onClick={onRemove}>
              <IconTrash size={18} stroke={1.6} aria-hidden />
            </ActionIcon>
          </Row>
        )}
      </Row>
    </fieldset>
  )
}
