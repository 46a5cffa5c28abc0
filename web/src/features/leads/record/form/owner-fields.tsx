import { leadFormLimits } from '@foyer/contract/leads/limits'
import { leadInputTexts as texts } from '@foyer/contract/leads/messages/dialogs'
import { teamEndpoints } from '@foyer/contract/wire/teams'
import { ActionIcon, Box } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useEndpoint } from '../../../../api/queries'
import { AddButton } from '../../../../ui/add-button'
import { FieldGrid, WholeRow } from '../../../../ui/form/field-grid'
import { ChoiceField } from '../../../../ui/form/fields/choice-field'
import { PersonField } from '../../../../ui/form/fields/person-field'
import { Row } from '../../../../ui/layout/flow'
import { useProfile } from '../../../accounts/use-profile'
import { useAssignable } from '../../../teams/use-assignable'
import type { Owner } from './kept-draft'
import classes from './lead-form.module.css'
import type { LeadFieldProps } from './text-fields'
import { fieldOf, type LeadForm } from './use-lead-form'

/** Who can be given the lead: of the chosen team, or everybody who works with leads. */
function useOffered(teamId: string) {
  const assignable = useAssignable()
  const members = useEndpoint(teamEndpoints.members, { id: teamId }, { enabled: teamId !== '' })
  const isOffered = ({ id }: { id: string }) =>
    teamId === '' || members.data?.some((member) => member.id === id) === true
  return {
    people: assignable.data?.filter(isOffered) ?? [],
    isLoading: assignable.isLoading || members.isLoading,
  }
}

interface AssigneeSelectProps extends LeadFieldProps {
  owner: Owner
  currentName?: string | undefined
  onChange: (assigneeId: string) => void
}

function AssigneeSelect({
  owner,
  label,
  form,
  isRequired = false,
  className,
  currentName,
  onChange,
  ...field
}: AssigneeSelectProps) {
  const { assigneeId } = owner
  const { data: me } = useProfile()
  const isByTurn = form.rules.form !== 'edit' && me?.company.autoAssign === true
  return (
    <PersonField
      {...field}
      className={className}
      label={label}
      withAsterisk={isRequired}
      placeholder={texts.pick}
      {...useOffered(owner.teamId)}
      // Whoever has the lead is named, also when they left the team.
      current={assigneeId && currentName ? { id: assigneeId, fullName: currentName } : undefined}
      nobody={isRequired ? undefined : texts.unassigned}
      self={me?.id}
      description={isByTurn && assigneeId === '' ? texts.byTurn : undefined}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      value={assigneeId}
      onChange={onChange}
      readOnly={form.isBusy}
      openOnFocus
      nothingFoundMessage={texts.noChoice}
    />
  )
}

/** Assign To alone, as the configurable and the short form have it. */
export function AssigneeField(props: LeadFieldProps & { currentName?: string | undefined }) {
  const { teamId, assigneeId } = props.form.values
  return (
    <AssigneeSelect
      {...props}
      {...fieldOf(props.form, 'assigneeId')}
      owner={{ teamId, assigneeId }}
      onChange={(chosen) => props.form.change({ assigneeId: chosen }, 'assigneeId')}
    />
  )
}

interface PairProps {
  form: LeadForm
  owner: Owner
  place: number
  currentName?: string | undefined
  onChange: (owner: Owner) => void
  onRemove?: () => void
}

/** A team and one of its people (L-152). */
function Pair({ form, owner, place, currentName, onChange, onRemove }: PairProps) {
  const teams = useEndpoint(teamEndpoints.list, {}).data ?? []
  return (
    <>
      <ChoiceField
        label={place === 1 ? texts.team : texts.teamAt(place)}
        placeholder={texts.pick}
        data={teams.map(({ id, name }) => ({ value: id, label: name }))}
        value={owner.teamId}
        // People of another team would be no answer.
        onChange={(teamId) => onChange({ teamId, assigneeId: '' })}
        readOnly={form.isBusy}
        clearable
      />
      <Row className={classes.withTool} gap={4} align="flex-start" grow="first" isOneLine>
        <AssigneeSelect
          form={form}
          label={place === 1 ? texts.assignee : texts.assigneeAt(place)}
          owner={owner}
          currentName={currentName}
          onChange={(assigneeId) => onChange({ ...owner, assigneeId })}
        />
        {onRemove && (
          <ActionIcon
            data-tap
            aria-label={texts.removeAssignee(place)}
            disabled={form.isBusy}
            onClick={onRemove}
          >
            <IconTrash size={16} stroke={1.6} />
          </ActionIcon>
        )}
      </Row>
    </>
  )
}

interface OwnerFieldsProps {
  form: LeadForm
  /** A new lead may go to several people, one copy each (L-133). */
  isSeveral: boolean
  currentName?: string | undefined
}

export function OwnerFields({ form, isSeveral, currentName }: OwnerFieldsProps) {
  const { values, furtherOwners } = form
  const setAt = (place: number, owner: Owner) =>
    form.changeFurtherOwners(furtherOwners.map((one, at) => (at === place ? owner : one)))
  return (
    <>
      <WholeRow>
        <FieldGrid columns={2}>
          <Pair
            form={form}
            place={1}
            owner={{ teamId: values.teamId, assigneeId: values.assigneeId }}
            currentName={currentName}
            onChange={(owner) => form.change(owner)}
          />
          {furtherOwners.map((owner, at) => (
            <Pair
              // biome-ignore lint/suspicious/noArrayIndexKey: an owner is known by its place alone
              key={at}
              form={form}
              place={at + 2}
              owner={owner}
              onChange={(next) => setAt(at, next)}
              onRemove={() => form.changeFurtherOwners(furtherOwners.filter((_, other) => other !== at))}
            />
          ))}
        </FieldGrid>
      </WholeRow>
      {isSeveral && values.assigneeId !== '' && furtherOwners.length < leadFormLimits.phones && (
        <WholeRow>
          <Box ml={-10}>
            <AddButton
              look="quiet"
              isLocked={form.isBusy}
              onClick={() => form.changeFurtherOwners([...furtherOwners, { teamId: '', assigneeId: '' }])}
            >
              {texts.addAssignee}
            </AddButton>
          </Box>
        </WholeRow>
      )}
    </>
  )
}
