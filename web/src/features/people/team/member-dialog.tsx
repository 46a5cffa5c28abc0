import { inviteTexts, memberTexts } from '@foyer/contract/people/messages'
import type { Role, Standing, TeamMember } from '@foyer/contract/people/model'
import { isCircle, notToGive } from '@foyer/contract/people/rules'
import { peopleEndpoints } from '@foyer/contract/wire/people'
import { Button, Select } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { wordsOf } from '../../../api/call-failed'
import { useSend } from '../../../api/queries'
import { Dialog, DialogFoot } from '../../../ui/dialog'
import { FailedState } from '../../../ui/failed-state'
import { FormProblem } from '../../../ui/form/form-problem'
import { SubmitButton } from '../../../ui/form/submit-button'
import { RowSkeleton } from '../../../ui/skeleton'
import { showToast } from '../../../ui/toast'
import { DesignationSelect } from '../designation-select'
import classes from '../people.module.css'
import { useChoices } from '../use-choices'
import { useOwnStanding } from '../use-own-standing'
import { RightsFields } from './rights-fields'
import { useReadTeamAgain } from './use-member-actions'

interface MemberDialogProps {
  member: TeamMember
  team: TeamMember[]
  onClose: () => void
}

export function MemberDialog({ member, team, onClose }: MemberDialogProps) {
  const own = useOwnStanding()
  const { roles, designations, isFailed, retry } = useChoices()
  return (
    <Dialog opened title={memberTexts.title(member.fullName)} width={760} onClose={onClose}>
      {isFailed && <FailedState what={inviteTexts.choicesFailed} onRetry={retry} />}
      {!isFailed && !(own && roles && designations) && <RowSkeleton rows={4} />}
      {own && roles && designations && (
        <MemberForm
          member={member}
          team={team}
          own={own}
          roles={roles}
          designations={designations}
          onClose={onClose}
        />
      )}
    </Dialog>
  )
}

/** The role a person has stays in the list even where the firm has no such role any more. */
function roleChoices(roles: Role[], member: TeamMember, own: Standing) {
  const known = roles.map((role) => ({
    value: role.name,
    label: role.name,
    disabled: role.name !== member.role && notToGive(own, role, member).length > 0,
  }))
  const isKnown = known.some(({ value }) => value === member.role)
  return isKnown ? known : [{ value: member.role, label: member.role, disabled: false }, ...known]
}

/** Everybody at work who does not report to this person already. */
function managerChoices(team: TeamMember[], member: TeamMember) {
  const managerOf = new Map(team.map(({ id, reportsTo }) => [id, reportsTo?.id]))
  return team
    .filter(({ id, state }) => state !== 'deactivated' || id === member.reportsTo?.id)
    .filter(({ id }) => !isCircle(managerOf, member.id, id))
    .map(({ id, fullName, role }) => ({ value: id, label: `${fullName} (${role})` }))
}

interface MemberFormProps extends MemberDialogProps {
  own: Standing
  roles: Role[]
  designations: { id: string; name: string }[]
}

function MemberForm({ member, team, own, roles, designations, onClose }: MemberFormProps) {
  const readAgain = useReadTeamAgain()
  const [role, setRole] = useState(member.role)
  const [rights, setRights] = useState(member.rights)
  const [features, setFeatures] = useState(member.features)
  const [designationId, setDesignation] = useState(member.designation?.id ?? '')
  const [reportsTo, setReportsTo] = useState(member.reportsTo?.id ?? null)
  const save = useSend(peopleEndpoints.changeMember, {
    onSuccess: () => {
      showToast({ kind: 'ok', text: memberTexts.saved })
      onClose()
    },
    onSettled: readAgain,
  })
  const chosen = roles.find(({ name }) => name === role)
  const isSame = role === member.role
  const standing: Standing = {
    isSuperAdmin: isSame ? member.isSuperAdmin : (chosen?.isSuperAdmin ?? false),
    isAdmin: isSame ? member.isAdmin : (chosen?.isAdmin ?? false),
    rights,
    features,
  }
  const chooseRole = (name: string | null) => {
    const next = roles.find((one) => one.name === name)
    if (!name) return
    setRole(name)
    setRights(next?.rights ?? member.rights)
    setFeatures(next?.features ?? member.features)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (save.isPending) return
    save.mutate({
      memberId: member.id,
      role,
      rights,
      features,
      designationId: designationId || undefined,
      reportsTo: reportsTo ?? undefined,
      seen: {
        role: member.role,
        rights: member.rights,
        features: member.features,
        designationId: member.designation?.id,
        reportsTo: member.reportsTo?.id,
      },
    })
  }
  return (
    <form onSubmit={submit} noValidate>
      <div className={classes.fields}>
        <Select
          label={memberTexts.role}
          description={memberTexts.roleHint}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          data={roleChoices(roles, member, own)}
          value={role}
          onChange={chooseRole}
          readOnly={save.isPending}
          allowDeselect={false}
          withCheckIcon={false}
          data-autofocus
        />
        <DesignationSelect
          designations={designations}
          value={designationId}
          onChange={setDesignation}
          readOnly={save.isPending}
          isClearable
        />
        <Select
          label={memberTexts.reportsTo}
          data={managerChoices(team, member)}
          value={reportsTo}
          onChange={setReportsTo}
          readOnly={save.isPending}
          searchable
          clearable
          withCheckIcon={false}
          maxDropdownHeight={260}
        />
      </div>
      <RightsFields
        standing={standing}
        role={chosen}
        before={member}
        own={own}
        isBusy={save.isPending}
        onRights={setRights}
        onFeatures={setFeatures}
      />
      <FormProblem text={save.error ? wordsOf(save.error, memberTexts.failed) : undefined} />
      <DialogFoot>
        <Button variant="default" onClick={onClose}>
          {memberTexts.cancel}
        </Button>
        <SubmitButton isBusy={save.isPending}>{memberTexts.save}</SubmitButton>
      </DialogFoot>
    </form>
  )
}
